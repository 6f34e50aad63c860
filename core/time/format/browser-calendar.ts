import type { CalendarDate } from '#core/contract/calendar-date.ts';
import type { Calendar } from './calendar.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const COMMAS: Readonly<Record<string, string>> = { am: '፣ ', ar: '، ', ja: ' ', ko: ' ', zh: ' ' };
/** What joins a range that browsers would write in numbers alone, unlike a single day: "2024/03/05～2024/03/08". */
const JOINTS: Readonly<Record<string, string>> = { ja: '～', zh: '至' };

/** @param language BCP 47 */
export function browserCalendar(language: string): Calendar {
  const written = (date: CalendarDate, parts: Intl.DateTimeFormatOptions) =>
    formatOf(language, parts).format(inUtc(date));
  const day = (date: CalendarDate) => written(date, DAY);
  /** What of the last day differs from the first one. */
  const restOf = (end: CalendarDate, start: CalendarDate) => {
    if (start.year !== end.year) return day(end);
    if (start.month !== end.month) return written(end, { day: 'numeric', month: 'long' });
    return written(end, { day: 'numeric' });
  };
  const joint = JOINTS[language];
  return {
    month: (date, length) => written(date, { month: length }),
    weekday: (date, length) => written(date, { weekday: length }),
    monthAndYear: (date) => written(date, { month: 'short', year: 'numeric' }),
    inTheYear(months, date) {
      // Chinese, Japanese and Korean start with the year and mark it with a character.
      const isYearFirst = /^\d/.test(written(date, { month: 'long', year: 'numeric' }));
      return isYearFirst ? [written(date, { year: 'numeric' }), months] : [months, String(date.year)];
    },
    day,
    shortDay: (date, withYear) =>
      written(date, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        ...(withYear && ({ year: 'numeric' } as const)),
      }),
    fullDay: (date) => written(date, { dateStyle: 'full' }),
    range: (start, end) =>
      joint === undefined
        ? formatOf(language, DAY).formatRange(inUtc(start), inUtc(end))
        : day(start) + joint + restOf(end, start),
    comma: COMMAS[language] ?? ', ',
    zone: (timeZone, at) => zoneName(language, timeZone, at),
  };
}

/** The name of a zone in a language, or in that of the browser, which may know more zones than our own calendars. */
export function zoneName(language: string, timeZone: string, at: number): string | null {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'long',
    numberingSystem: 'latn',
  });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? null;
}

/** Caches formats: creating one costs a phone more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const always = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const format = new Intl.DateTimeFormat(language, { ...parts, ...always });
  formats.set(key, format);
  return format;
}

const inUtc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
