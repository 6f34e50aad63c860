import type { EventDates } from '../programme.ts';

const DAY_MS = 86_400_000;
/** Of an event that does not say when it ends. */
const LONGEST_EVENT_DAYS = 30;

/** When an event is, in milliseconds since 1970, with a day of grace before and after: things are set up and cleared. */
export interface EventDays {
  readonly from: number;
  readonly to: number;
}

export function eventDays({ first, last }: EventDates): EventDays {
  const from = Date.parse(`${first}T00:00Z`);
  const to = last === null ? from + LONGEST_EVENT_DAYS * DAY_MS : Date.parse(`${last}T00:00Z`);
  return { from: from - DAY_MS, to: to + DAY_MS };
}

/** @param at midnight of a day, as if it were in UTC */
export const isWithin = (at: number, days: EventDays): boolean => at >= days.from && at <= days.to;
