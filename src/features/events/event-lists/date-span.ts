import {
  type CalendarDate,
  formatDate,
  formatLongDate,
  isSameDay,
  ordinal,
} from '#core/time/calendar-date.ts';
import { intlLocale } from '../../../i18n/intl-locale.ts';

/**
 * Formats a date range as briefly as possible: "5th–8th March 2024" in English, in the form of section 9. Other
 * languages follow their own conventions. A single day, or no end, gives a single date.
 */
export function formatDateSpan(start: CalendarDate, end: CalendarDate | null, language: string): string {
  if (end === null || isSameDay(start, end)) return formatLongDate(start, language);
  if (!/^en\b/.test(language)) return spanInOwnWay(start, end, language);
  if (start.year !== end.year) return `${formatLongDate(start, 'en')} – ${formatLongDate(end, 'en')}`;
  if (start.month !== end.month) return `${dayAndMonth(start)} – ${formatLongDate(end, 'en')}`;
  return `${ordinal(start.day)}–${formatLongDate(end, 'en')}`;
}

function dayAndMonth(date: CalendarDate): string {
  return `${ordinal(date.day)} ${formatDate(date, 'en', { month: 'long' })}`;
}

function spanInOwnWay(start: CalendarDate, end: CalendarDate, language: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [from, to] = [start, end].map(({ year, month, day }) => Date.UTC(year, month - 1, day)) as [
    number,
    number,
  ];
  // A range that runs backwards is a provider error, and `formatRange` throws on it.
  return from <= to ? format.formatRange(from, to) : format.format(from);
}
