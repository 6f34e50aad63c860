import { type CalendarDate, formatDate, formatLongDate } from '../../data/calendar-date.ts';

/** A day with its weekday: "Tuesday, 5th March 2024" in English (section 9), elsewhere as the language writes it. */
export function fullDay(date: CalendarDate, language: string): string {
  if (!/^en\b/.test(language)) return formatDate(date, language, { dateStyle: 'full' });
  return `${formatDate(date, language, { weekday: 'long' })}, ${formatLongDate(date, language)}`;
}
