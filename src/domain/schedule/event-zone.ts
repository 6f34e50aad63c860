import { settings } from '#core/settings.ts';
import { momentAt } from '#core/time/event-moment.ts';

/** Returns how many minutes the visitor's clock is ahead of the clocks at the event; negative is behind. */
export function minutesAheadOfEvent(at: number, zone: string = settings.eventTimeZone): number {
  const { date, hour, minute } = momentAt(at, zone);
  const there = Date.UTC(date.year, date.month - 1, date.day, hour, minute);
  const here = at - new Date(at).getTimezoneOffset() * 60_000;
  return Math.floor(here / 60_000) - there / 60_000;
}
