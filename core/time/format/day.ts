import { addDays, type CalendarDate, isoDate, readCalendarDate } from '../calendar-date.ts';
import type { Length } from './calendar.ts';
import { calendarOf } from './calendar-of.ts';

/** A day in a text: "5th March 2024" in English (section 9), in other languages their own way. */
export function formatDay(date: CalendarDate, language: string): string {
  return calendarOf(language).day(date);
}

/** A day as a heading or a label: "Tuesday, 5th March 2024". */
export function formatFullDay(date: CalendarDate, language: string): string {
  return calendarOf(language).fullDay(date);
}

/** A day in little space: "Tue 5 Mar"; with its year if that is not this one. */
export function formatShortDay(date: CalendarDate, language: string, withYear = false): string {
  return calendarOf(language).shortDay(date, withYear);
}

/** The month for a badge, a tab or a caption: "March", "Mar". */
export function formatMonth(date: CalendarDate, language: string, length: Length): string {
  return calendarOf(language).month(date, length);
}

/** The day of the week for a tab or a title: "Tuesday", "Tue". */
export function formatWeekday(date: CalendarDate, language: string, length: Length): string {
  return calendarOf(language).weekday(date, length);
}

/**
 * The days of an event, as briefly as possible: "5th–8th March 2024". A single day, no end, or an end before the start,
 * which is a provider's mistake, gives the first day alone.
 */
export function formatDayRange(start: CalendarDate, end: CalendarDate | null, language: string): string {
  const calendar = calendarOf(language);
  return end === null || isoDate(end) <= isoDate(start) ? calendar.day(start) : calendar.range(start, end);
}

/** The days of an event as the provider writes them; '' if the first one cannot be read. */
export function formatGivenDays(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  language: string,
): string {
  const start = readCalendarDate(startDate);
  return start === null ? '' : formatDayRange(start, readCalendarDate(endDate), language);
}

/** A day of a programme, in every language: "05/03/2024" (section 9). */
export function formatSlashedDay({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

/** A day of a programme seen from another one: its weekday if they are less than a week apart, else "05/03/2024". */
export function formatNearDay(date: CalendarDate, from: CalendarDate, language: string): string {
  const isNear = isoDate(addDays(from, -7)) < isoDate(date) && isoDate(date) < isoDate(addDays(from, 7));
  return isNear ? formatWeekday(date, language, 'short') : formatSlashedDay(date);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
