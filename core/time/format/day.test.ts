import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar-date.ts';
import { calendarOf } from './calendar-of.ts';
import {
  formatDay,
  formatDayRange,
  formatFullDay,
  formatGivenDays,
  formatNearDay,
  formatShortDay,
  formatSlashedDay,
} from './day.ts';

const MARCH_5 = { year: 2024, month: 3, day: 5 };
/** The first week of every month. */
const DAYS = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 7 }, (_, day) => ({ year: 2024, month: month + 1, day: day + 1 })),
).flat();

describe('EVENT-05 dates like "5th March 2024"', () => {
  it('gives every day its English ending', () => {
    const days = [1, 2, 3, 4, 5, 11, 12, 13, 21, 22, 23, 31];
    const said = '1st 2nd 3rd 4th 5th 11th 12th 13th 21st 22nd 23rd 31st'.split(' ');
    expect(days.map((day) => formatDay({ ...MARCH_5, day }, 'en'))).toEqual(
      said.map((day) => `${day} March 2024`),
    );
  });

  it('uses ordinals only in English', () => {
    expect(formatDay(MARCH_5, 'fr')).toBe('5 mars 2024');
  });
});

it('a day in little space has its weekday, and its year if asked', () => {
  expect(formatShortDay(MARCH_5, 'en')).toBe('Tue 5 Mar');
  expect(formatShortDay(MARCH_5, 'en', true)).toBe('Tue 5 Mar 2024');
  expect(formatShortDay(MARCH_5, 'nl', true)).toMatch(/^di 5 mrt.* 2024$/);
  expect(formatShortDay(MARCH_5, 'ne')).toBe('मार्च 5, मङ्गल');
});

it.each([
  ['en', 'Tuesday, 5th March 2024'],
  ['fr', 'mardi 5 mars 2024'],
  ['ja', '2024年3月5日火曜日'],
  ['ko', '2024년 3월 5일 화요일'],
  ['zh', '2024年3月5日星期二'],
])('a full date is written the way %s writes it', (language, words) => {
  expect(formatFullDay(MARCH_5, language)).toBe(words);
});

describe.each(['en', 'ne'])('built-in words in %s', (language) => {
  const { month, weekday, monthAndYear } = calendarOf(language);
  const said = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC', numberingSystem: 'latn' });
    return DAYS.map(({ year, month, day }) => format.format(Date.UTC(year, month - 1, day)));
  };

  it.each(['long', 'short'] as const)('are those of Unicode, %s', (length) => {
    expect(DAYS.map((date) => month(date, length))).toEqual(said({ month: length }));
    expect(DAYS.map((date) => weekday(date, length))).toEqual(said({ weekday: length }));
    expect(new Set(said({ weekday: length })).size).toBe(7);
  });

  it('are in its order', () => {
    expect(DAYS.map(monthAndYear)).toEqual(said({ month: 'short', year: 'numeric' }));
  });
});

it('Nepali days are those of Unicode, which Chromium does not know', () => {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const always = { timeZone: 'UTC', numberingSystem: 'latn' } as const;
  const inFull = new Intl.DateTimeFormat('ne', { ...always, dateStyle: 'full' });
  const range = new Intl.DateTimeFormat('ne', { ...always, ...parts });
  const at = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
  expect(formatFullDay(MARCH_5, 'ne')).toBe(inFull.format(at(MARCH_5)));
  for (const end of [
    { year: 2024, month: 3, day: 8 },
    { year: 2024, month: 4, day: 1 },
    { year: 2025, month: 1, day: 2 },
  ])
    expect(formatDayRange(MARCH_5, end, 'ne')).toBe(
      range.formatRange(at(MARCH_5), at(end)).replaceAll('\u2009', ' '),
    );
});

describe('a day of a programme', () => {
  it('EVENT-09 is dd/mm/yyyy in every language', () => {
    expect(formatSlashedDay(MARCH_5)).toBe('05/03/2024');
  });

  it('is its weekday seen from less than a week away', () => {
    expect(formatNearDay(MARCH_5, { year: 2024, month: 3, day: 11 }, 'en')).toBe('Tue');
    expect(formatNearDay(MARCH_5, { year: 2024, month: 2, day: 28 }, 'fr')).toBe('mar.');
    expect(formatNearDay(MARCH_5, { year: 2024, month: 3, day: 12 }, 'en')).toBe('05/03/2024');
    expect(formatNearDay(MARCH_5, { year: 2024, month: 2, day: 27 }, 'en')).toBe('05/03/2024');
  });
});

const range = (startDate: string, endDate: string, language = 'en') =>
  formatGivenDays({ startDate, endDate }, language);

describe('a date range', () => {
  it.each([
    ['05-03-2024', '08-03-2024', '5th–8th March 2024'],
    ['30-04-2024', '02-05-2024', '30th April – 2nd May 2024'],
    ['31-12-2023', '02-01-2024', '31st December 2023 – 2nd January 2024'],
    ['23-11-2024', '23-11-2024', '23rd November 2024'],
    ['23-11-2024', '', '23rd November 2024'],
  ])('EVENTS-03 from %s to %s is %s', (start, end, words) => {
    expect(range(start, end)).toBe(words);
  });

  it.each([
    ['fr', /^5\W8 mars 2024$/],
    ['ja', /^2024年3月5日～8日$/],
    ['ko', /^2024년 3월 5일\W8일$/],
    ['zh', /^2024年3月5日至8日$/],
  ])('follows the conventions of %s', (language, words) => {
    expect(range('05-03-2024', '08-03-2024', language)).toMatch(words);
  });

  it('names in Japanese and Chinese what differs', () => {
    expect(range('30-04-2024', '02-05-2024', 'ja')).toBe('2024年4月30日～5月2日');
    expect(range('31-12-2023', '02-01-2024', 'zh')).toBe('2023年12月31日至2024年1月2日');
  });

  it('does not fail if the end is before the start', () => {
    expect(range('08-03-2024', '05-03-2024')).toBe('8th March 2024');
    expect(range('08-03-2024', '05-03-2024', 'fr')).toBe('8 mars 2024');
  });

  it('is empty for a start that cannot be read', () => {
    expect(range('soon', '05-03-2024')).toBe('');
  });
});
