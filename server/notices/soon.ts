import type { Session } from '#core/calendar/session.ts';
import { SOON_MINUTES } from '#core/notices/notices.ts';
import { isLasting, isWholeDay, readSpan } from '#core/time/event-span.ts';

const SOON_MS = SOON_MINUTES * 60_000;

/**
 * Returns when an entry begins, if that is a moment to be there: not of what is on all day, nor of what only has a day.
 *
 * @param zone IANA zone of times without one
 */
export function startOf({ startsAt, endsAt }: Session, zone: string): number | null {
  const span = readSpan(startsAt, endsAt, zone);
  if (span === null || !span.from.hasTime || isLasting(span) || isWholeDay(span, zone)) return null;
  return span.from.at;
}

/** Whether something that begins then is about to. */
export const isSoon = (start: number, now: number): boolean => start > now && start <= now + SOON_MS;
