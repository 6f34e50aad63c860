import { type CalendarDate, formatLongDate, isSameDay, readCalendarDate } from '#core/time/calendar-date.ts';

/** First and last day of an event in words: "5th March 2024". One day, or no readable end, has no last. */
export interface DaySpan {
  readonly start: string;
  readonly end: string | null;
}

/** Null where the start cannot be read: then nothing is said. */
export function daySpan(startDate: string, endDate: string, language: string): DaySpan | null {
  const start = readCalendarDate(startDate);
  if (start === null) return null;
  const end = readCalendarDate(endDate);
  const inWords = (date: CalendarDate) => formatLongDate(date, language);
  return { start: inWords(start), end: end === null || isSameDay(start, end) ? null : inWords(end) };
}
