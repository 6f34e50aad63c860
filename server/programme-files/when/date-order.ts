import type { DateOrder, DateOrderFound } from '../programme.ts';
import { type EventDays, isWithin } from './event-days.ts';
import type { MonthDay, WrittenDate } from './written-date.ts';

/** A reading wins if its days lie closer together than in the other reading by this factor. */
const CLOSER = 3;
const WITH_FULL_STOPS = /\d\s?\.\s?\d/;

/** Whether a date means two different days, depending on the order of its numbers. */
export function isAmbiguous({ dayFirst, monthFirst }: WrittenDate): boolean {
  return dayFirst !== null && monthFirst !== null && dayFirst.month !== monthFirst.month;
}

/** Whether a date can be read in one order only, because a number is above 12. */
const isDecided = ({ dayFirst, monthFirst }: WrittenDate) => (dayFirst === null) !== (monthFirst === null);

/**
 * Decides from all dates of a file whether the day or the month comes first; null if none is ambiguous.
 *
 * @param near milliseconds since 1970, for dates without a year
 */
export function dateOrderOf(
  dates: readonly WrittenDate[],
  near: number,
  choice: DateOrder | undefined,
  days: EventDays | null,
): DateOrderFound | null {
  // With full stops the day is always first: such dates say nothing about the others.
  const asking = dates.filter(
    (date) => isAmbiguous(date) || (isDecided(date) && !WITH_FULL_STOPS.test(date.text)),
  );
  if (asking.length === 0) return null;
  if (choice !== undefined) return { order: choice, by: 'choice' };
  const [day, month] = [votesFor('day-first', asking), votesFor('month-first', asking)];
  const decided: DateOrder = month > day ? 'month-first' : 'day-first';
  if (day > 0 && month > 0) return { order: decided, by: 'majority' };
  if (day !== month) return { order: decided, by: 'numbers' };
  const [daysIn = 0, monthsIn = 0] = ORDERS.map((order) => countInEvent(asking, order, near, days));
  if (daysIn > 0 !== monthsIn > 0) return { order: daysIn > 0 ? 'day-first' : 'month-first', by: 'event' };
  const weekdays = ORDERS.map((order) => asking.filter((date) => fitsWeekday(date, order, near)).length);
  const [dayFits = 0, monthFits = 0] = weekdays;
  if (dayFits !== monthFits)
    return { order: dayFits > monthFits ? 'day-first' : 'month-first', by: 'weekdays' };
  const [asDays = 0, asMonths = 0] = ORDERS.map((order) => lengthOf(asking, order, near));
  if (asDays * CLOSER < asMonths) return { order: 'day-first', by: 'closeness' };
  if (asMonths * CLOSER < asDays) return { order: 'month-first', by: 'closeness' };
  return { order: 'day-first', by: 'nothing' };
}

/** How many dates can be read only in this order. */
const votesFor = (order: DateOrder, dates: readonly WrittenDate[]) =>
  dates.filter((date) => isDecided(date) && readingOf(date, order) !== null).length;

const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

/** Returns a date read in one order; null if it cannot be. */
export const readingOf = (date: WrittenDate, order: DateOrder): MonthDay | null =>
  order === 'day-first' ? date.dayFirst : date.monthFirst;

/** How many dates are on the days of the event, in whichever year. */
function countInEvent(
  dates: readonly WrittenDate[],
  order: DateOrder,
  near: number,
  days: EventDays | null,
): number {
  const year = new Date(near).getUTCFullYear();
  return dates.filter((date) => {
    const years = date.year === null ? [year - 1, year, year + 1] : [date.year];
    const read = readingOf(date, order);
    return years.some(
      (one) => read !== null && days !== null && isWithin(Date.UTC(one, read.month - 1, read.day), days),
    );
  }).length;
}

function fitsWeekday(date: WrittenDate, order: DateOrder, near: number): boolean {
  const at = date.weekday === null ? null : timeOf(date, order, near);
  return at !== null && new Date(at).getUTCDay() === date.weekday;
}

/** How many days the programme would last. */
function lengthOf(dates: readonly WrittenDate[], order: DateOrder, near: number): number {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const date of dates) {
    const at = timeOf(date, order, near);
    if (at === null) continue;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return Math.max(0, last - first);
}

function timeOf(date: WrittenDate, order: DateOrder, near: number): number | null {
  const read = readingOf(date, order);
  if (read === null) return null;
  return Date.UTC(date.year ?? new Date(near).getUTCFullYear(), read.month - 1, read.day);
}
