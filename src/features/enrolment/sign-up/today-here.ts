import { isoDate } from '#core/time/calendar-date.ts';

/** The day it is where the visitor is, as `2026-03-05`. To be asked after the first render only. */
export function todayHere(): string {
  const now = new Date();
  return isoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
