import { describe, expect, it } from 'vitest';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { formatDateSpan } from './date-span.ts';

const span = (start: string, end: string, language = 'en') => {
  const from = readCalendarDate(start);
  if (from === null) throw new Error(`${start} is no date`);
  return formatDateSpan(from, readCalendarDate(end), language);
};

describe('a date range', () => {
  it.each([
    ['05-03-2024', '08-03-2024', '5th–8th March 2024'],
    ['30-04-2024', '02-05-2024', '30th April – 2nd May 2024'],
    ['31-12-2023', '02-01-2024', '31st December 2023 – 2nd January 2024'],
    ['23-11-2024', '23-11-2024', '23rd November 2024'],
    ['23-11-2024', '', '23rd November 2024'],
  ])('EVENTS-03 from %s to %s is %s', (start, end, words) => {
    expect(span(start, end)).toBe(words);
  });

  it('follows the conventions of other languages', () => {
    expect(span('05-03-2024', '08-03-2024', 'fr')).toMatch(/^5\W8 mars 2024$/);
  });

  it('does not fail if the end is before the start', () => {
    expect(span('08-03-2024', '05-03-2024', 'fr')).toBe('8 mars 2024');
  });
});
