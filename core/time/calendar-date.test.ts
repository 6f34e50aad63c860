import { describe, expect, it } from 'vitest';
import { addDays, isoDate, readCalendarDate } from './calendar-date.ts';

describe('EVENTS-03 dates with dashes are day-month-year', () => {
  it('reads 05-03-2024 as the fifth of March in every time zone', () => {
    expect(readCalendarDate('05-03-2024')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('25-03-2024')).toEqual({ year: 2024, month: 3, day: 25 });
  });

  it('reads slashes, ISO and a date followed by a time', () => {
    expect(readCalendarDate('05/03/2024 00:05:00')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('2024-03-05')).toEqual({ year: 2024, month: 3, day: 5 });
    expect(readCalendarDate('2024-03-05T23:59:00+05:30')).toEqual({ year: 2024, month: 3, day: 5 });
  });

  it('returns null for what is not a date', () => {
    for (const text of ['', 'soon', '31-02-2024', '00-00-0000', '5-3-24', '2024-13-01', '12345-01-01']) {
      expect(readCalendarDate(text)).toBeNull();
    }
  });
});

it('counts days across month and year ends', () => {
  expect(isoDate(addDays({ year: 2023, month: 12, day: 31 }, 1))).toBe('2024-01-01');
  expect(isoDate(addDays({ year: 2024, month: 3, day: 1 }, -1))).toBe('2024-02-29');
});
