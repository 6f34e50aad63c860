import { type CalendarDate, isoDate } from '#core/contract/calendar-date.ts';

export { type CalendarDate, isoDate, readCalendarDate } from '#core/contract/calendar-date.ts';

export function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  return isoDate(a) === isoDate(b);
}

export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const inUtc = ({ year, month, day }: CalendarDate) => new Date(Date.UTC(year, month - 1, day));

/** Formats a part of the date in the given language: `{ month: 'short' }` → "Mar". */
export function formatDate(date: CalendarDate, language: string, parts: Intl.DateTimeFormatOptions): string {
  return formatOf(language, parts).format(inUtc(date));
}

interface DateFormat {
  format(date: Date): string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const englishMonth = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/**
 * The English months are built in because prerendered pages use them: the first date or number that Chromium formats
 * makes it go through all of its languages, which blocks a phone for a tenth of a second.
 */
const formats = new Map<string, DateFormat>([
  ['en {"month":"long"}', { format: englishMonth }],
  ['en {"month":"short"}', { format: (date) => englishMonth(date).slice(0, 3) }],
]);

/** Caches formats: creating one costs a phone more than using it a hundred times. */
function formatOf(language: string, parts: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${language} ${JSON.stringify(parts)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC', numberingSystem: 'latn' });
  formats.set(key, format);
  return format;
}

/** Formats a date: "5th March 2024" in English (section 9), in other languages their own way. */
export function formatLongDate(date: CalendarDate, language: string): string {
  if (!/^en\b/.test(language)) {
    return formatDate(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
  }
  return `${ordinal(date.day)} ${formatDate(date, 'en', { month: 'long' })} ${date.year}`;
}

/**
 * Formats a date with its weekday: "Tuesday, 5th March 2024" in English (section 9), in other languages their own way.
 */
export function formatFullDay(date: CalendarDate, language: string): string {
  if (!/^en\b/.test(language)) return formatDate(date, language, { dateStyle: 'full' });
  return `${formatDate(date, language, { weekday: 'long' })}, ${formatLongDate(date, language)}`;
}

/** Returns an English ordinal: 1st, 2nd, 3rd, 4th, 11th … */
export function ordinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number % 10] ?? 'th'}`;
}
