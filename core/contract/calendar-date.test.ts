import { expect, it } from 'vitest';
import { isoDate, readCalendarDate, splitDate } from './calendar-date.ts';

it.each([
  ['05-03-2024', '2024-03-05'],
  ['05.03.2024 10:00', '2024-03-05'],
  ['2024/03/05', '2024-03-05'],
  ['20240305', '2024-03-05'],
  ['20240305T100000', '2024-03-05'],
  ['5 Mar 2024', '2024-03-05'],
  ['Tuesday, 5th March 2024', '2024-03-05'],
  ['March 5, 2024', '2024-03-05'],
])('reads the day of %s', (text, day) => {
  const date = readCalendarDate(text);
  expect(date && isoDate(date)).toBe(day);
});

it.each(['05/03/24', '31 February 2024', '5 Mai 2024x', '20241305', '1709632800'])(
  'reads no date from %s',
  (text) => {
    expect(readCalendarDate(text)).toBeNull();
  },
);

it('keeps the text after the date', () => {
  expect(splitDate(' 05/03/2024, 3 PM ')).toEqual({ date: { year: 2024, month: 3, day: 5 }, rest: ', 3 PM' });
});
