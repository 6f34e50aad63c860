import { addDays, type CalendarDate, isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { hourOf } from '#core/time/event-moment.ts';

/** A part of a festival day. The night belongs to the evening. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A day a visitor asks for. */
export type AskedDay =
  /** Days after today: 1 is tomorrow. */
  | { readonly offset: number }
  /** 0 is Sunday. Weeks begin on Monday. */
  | { readonly weekday: number; readonly isNextWeek?: true }
  | { readonly month: number; readonly day: number; readonly year: number | null };

/** The time a visitor asks for. What is on at several of its days or parts matches if it is on at one of them. */
export interface When {
  readonly days: readonly AskedDay[];
  readonly parts: readonly DayPart[];
  /** Only what is on at this moment. */
  readonly isNow: boolean;
}

/** First and last hour of each part, counted from the midnight before. */
const HOURS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [18, 30],
};
/** What has begun before belongs to a part if it goes on in it this long. */
const WORTH_COMING_MS = 60 * 60_000;

/**
 * Whether a day is asked for. Without days, any day is.
 *
 * @param day `2026-11-29`
 * @param today the day now, in the same form
 */
export function isAskedDay(day: string, { days }: Pick<When, 'days'>, today: string): boolean {
  return days.length === 0 || days.some((asked) => isThatDay(day, asked, today));
}

function isThatDay(day: string, asked: AskedDay, today: string): boolean {
  if ('offset' in asked) return day === dayAfter(today, asked.offset);
  const date = dateOf(day);
  if ('weekday' in asked && asked.isNextWeek) return day === isoDate(inNextWeek(asked.weekday, today));
  if ('weekday' in asked) return weekdayOf(date) === asked.weekday;
  return date.month === asked.month && date.day === asked.day && (asked.year ?? date.year) === date.year;
}

/** Whether something begins in one of the parts of a day, or goes on in it. Without parts, any time will do. */
export function isInPart(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  day: string,
  { parts }: Pick<When, 'parts'>,
): boolean {
  if (parts.length === 0) return true;
  const date = dateOf(day);
  return parts.some((part) => {
    const [from, to] = HOURS[part].map((hour) => hourOf(date, hour)) as [number, number];
    return startsAt < to && (startsAt >= from || endsAt >= from + WORTH_COMING_MS);
  });
}

/** Returns the date of a day that is asked for, this year's if it names no year; null for a weekday of any week. */
export function dateOfAsked(asked: AskedDay, today: string): CalendarDate | null {
  if ('weekday' in asked) return asked.isNextWeek ? inNextWeek(asked.weekday, today) : null;
  if ('offset' in asked) return addDays(dateOf(today), asked.offset);
  return { ...asked, year: asked.year ?? dateOf(today).year };
}

const dayAfter = (day: string, days: number) => isoDate(addDays(dateOf(day), days));

function inNextWeek(weekday: number, today: string): CalendarDate {
  const afterMonday = (day: number) => (day + 6) % 7;
  return addDays(dateOf(today), 7 - afterMonday(weekdayOf(dateOf(today))) + afterMonday(weekday));
}

const weekdayOf = ({ year, month, day }: CalendarDate) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

const NO_DATE: CalendarDate = { year: 0, month: 0, day: 0 };

/** Reads `2026-11-29`. */
export const dateOf = (day: string): CalendarDate => readCalendarDate(day) ?? NO_DATE;
