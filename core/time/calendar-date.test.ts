import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  formatDate,
  formatFullDay,
  formatLongDate,
  isoDate,
  ordinal,
  readCalendarDate,
} from './calendar-date.ts';

const MONTHS = Array.from({ length: 12 }, (_, before) => before + 1);

describe('EVENTS-03 dates with dashes are day-month-year', () => {
  it('reads 05-03-2024 as the fifth of March in every time zone', () => {
    expect(readCalendarDate('05-03-2024')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('25-03-2024')).toEqual({ year: 2024, month: 3, day: 25 });
    expect(formatDate({ year: 2024, month: 3, day: 5 }, 'en', { month: 'short' })).toBe('Mar');
  });

  it('reads slashes, ISO and a date followed by a time', () => {
    expect(readCalendarDate('05/03/2024 00:05:00')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('2024-03-05')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('2024-03-05T23:59:00+05:30')).toEqual({ year: 2024, month: 3, day: 5 });
  });

  it('names the months as the browser does, without asking it', () => {
    for (const length of ['long', 'short'] as const) {
      const said = new Intl.DateTimeFormat('en', { month: length, timeZone: 'UTC' });
      const asks = vi.spyOn(Intl, 'DateTimeFormat');
      const named = MONTHS.map((month) => formatDate({ year: 2024, month, day: 1 }, 'en', { month: length }));
      expect(asks).not.toHaveBeenCalled();
      asks.mockRestore();
      expect(named).toEqual(MONTHS.map((month) => said.format(Date.UTC(2024, month - 1, 15))));
    }
  });

  it('returns null for what is not a date', () => {
    for (const text of ['', 'soon', '31-02-2024', '00-00-0000', '5-3-24', '2024-13-01', '12345-01-01']) {
      expect(readCalendarDate(text)).toBeNull();
    }
  });
});

describe('EVENT-05 dates like "5th March 2024"', () => {
  it('gives every day its English ending', () => {
    const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31];
    expect(days.map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '31st',
    ]);
    expect(formatLongDate({ year: 2024, month: 3, day: 5 }, 'en')).toBe('5th March 2024');
  });

  it('uses ordinals only in English', () => {
    expect(formatLongDate({ year: 2024, month: 3, day: 5 }, 'fr')).toBe('5 mars 2024');
  });
});

it('counts days across month and year ends', () => {
  expect(isoDate(addDays({ year: 2023, month: 12, day: 31 }, 1))).toBe('2024-01-01');
  expect(isoDate(addDays({ year: 2024, month: 3, day: 1 }, -1))).toBe('2024-02-29');
});

it.each([
  ['en', 'Tuesday, 5th March 2024'],
  ['fr', 'mardi 5 mars 2024'],
  ['ja', '2024年3月5日火曜日'],
  ['ko', '2024년 3월 5일 화요일'],
  ['zh', '2024年3月5日星期二'],
])('a full date is written the way %s writes it', (language, words) => {
  expect(formatFullDay({ year: 2024, month: 3, day: 5 }, language)).toBe(words);
});
