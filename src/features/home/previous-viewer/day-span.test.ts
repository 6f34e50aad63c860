import { describe, expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

describe('the days of a previous event', () => {
  it.each([
    ['05-03-2024', '08-03-2024', '5th March 2024', '8th March 2024'],
    ['31-12-2023', '02-01-2024', '31st December 2023', '2nd January 2024'],
    ['05-03-2024', '05-03-2024', '5th March 2024', null],
    ['05-03-2024', '', '5th March 2024', null],
  ])('GALLERY-01 %s and %s are "%s" to "%s"', (from, to, start, end) => {
    expect(daySpan(from, to, 'en')).toEqual({ start, end });
  });

  it('GALLERY-01 are left out if unreadable', () => {
    expect(daySpan('soon', '08-03-2024', 'en')).toBeNull();
  });
});
