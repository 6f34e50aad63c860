import type { CalendarDate } from '#core/time/calendar-date.ts';
import type { DateOrder } from '../programme.ts';
import { isAmbiguous, readingOf } from './date-order.ts';
import type { MonthDay, WrittenDate } from './written-date.ts';

const [EARLIEST, LATEST] = [2000, 2100];

/** A written date as a day, with the doubts about it. */
export interface SettledDate {
  readonly date: CalendarDate;
  /** The day it would be with its numbers in the other order. */
  readonly other: CalendarDate | null;
  readonly isYearAssumed: boolean;
  readonly isWeekdayWrong: boolean;
}

/**
 * Returns the day that a written date means; null for a day that does not exist.
 *
 * @param near milliseconds since 1970; a date without a year is the one closest to it, whatever its weekday
 *   (`near-of.ts`)
 */
export function settleDate(written: WrittenDate, order: DateOrder, near: number): SettledDate | null {
  const read = readingOf(written, order) ?? written.dayFirst ?? written.monthFirst;
  if (read === null) return null;
  const date = dayOf(read, written, near);
  if (date === null) return null;
  const otherOrder = order === 'day-first' ? 'month-first' : 'day-first';
  const other = isAmbiguous(written) ? readingOf(written, otherOrder) : null;
  return {
    date,
    other: other && dayOf(other, written, near),
    isYearAssumed: written.year === null,
    isWeekdayWrong: written.weekday !== null && weekdayOf(date) !== written.weekday,
  };
}

function dayOf({ month, day }: MonthDay, { year }: WrittenDate, near: number): CalendarDate | null {
  if (year !== null) return existing(year, month, day);
  const now = new Date(near).getUTCFullYear();
  const years = [now - 1, now, now + 1].flatMap((one) => existing(one, month, day) ?? []);
  const distance = (date: CalendarDate) => Math.abs(timeOf(date) - near);
  const closest = years.toSorted((a, b) => distance(a) - distance(b));
  return closest[0] ?? null;
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || year < EARLIEST || year > LATEST) return null;
  return { year, month, day };
}

const timeOf = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
const weekdayOf = (date: CalendarDate) => new Date(timeOf(date)).getUTCDay();
