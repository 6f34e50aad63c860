import { isoDate } from '#core/time/calendar-date.ts';

/** Returns the visitor's local date as `2026-03-05`. Call it only after the first render. */
export function todayHere(): string {
  const now = new Date();
  return isoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
