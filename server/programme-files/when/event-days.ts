import type { EventDates } from '../programme.ts';

const DAY_MS = 86_400_000;
/** Assumed length of an event whose end is not announced. */
const LONGEST_EVENT_DAYS = 30;

/** When an event is, in milliseconds since 1970, with a spare day before and after for setting up and clearing away. */
export interface EventDays {
  readonly from: number;
  readonly to: number;
}

/** Returns the days of an event with the spare day before and after. */
export function eventDays({ first, last }: EventDates): EventDays {
  const from = Date.parse(`${first}T00:00Z`);
  const to = last === null ? from + LONGEST_EVENT_DAYS * DAY_MS : Date.parse(`${last}T00:00Z`);
  return { from: from - DAY_MS, to: to + DAY_MS };
}

/** @param at midnight of a day, as if it were in UTC */
export const isWithin = (at: number, days: EventDays): boolean => at >= days.from && at <= days.to;
