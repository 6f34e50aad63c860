import { type CalendarDate, formatDate } from '#core/time/calendar-date.ts';

/**
 * Formats a day in little space: "Sun 29 Nov" in English, the day before the month as everywhere (section 9), in other
 * languages their own way.
 */
export function shortDay(date: CalendarDate, language: string, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  if (!/^en\b/.test(language))
    return formatDate(date, language, { weekday: 'short', day: 'numeric', month: 'short', ...year });
  const [weekday, month] = [
    formatDate(date, 'en', { weekday: 'short' }),
    formatDate(date, 'en', { month: 'short' }),
  ];
  return [weekday, date.day, month, withYear && date.year].filter(Boolean).join(' ');
}
