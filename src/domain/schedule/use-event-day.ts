import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { useNow } from '../../data/visit/use-now.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;

/** Returns the date at the events, `2026-10-12`; null until mounted, since a prerendered page does not know it. */
export function useEventDay(): string | null {
  const now = useNow(LOOK_AT_CALENDAR_EVERY_MS);
  return now === null ? null : isoDate(momentAt(now).date);
}
