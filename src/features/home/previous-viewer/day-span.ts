import { type CalendarDate, isSameDay, readCalendarDate } from '#core/time/calendar-date.ts';
import { formatDay } from '#core/time/format/day.ts';

/** First and last day of an event in words: "5th March 2024". A single day, or an unreadable end, has no last day. */
export interface DaySpan {
  readonly start: string;
  readonly end: string | null;
}

/** Returns null if the start is unreadable; then no date is shown. */
export function daySpan(startDate: string, endDate: string, language: string): DaySpan | null {
  const start = readCalendarDate(startDate);
  if (start === null) return null;
  const end = readCalendarDate(endDate);
  const inWords = (date: CalendarDate) => formatDay(date, language);
  return { start: inWords(start), end: end === null || isSameDay(start, end) ? null : inWords(end) };
}
