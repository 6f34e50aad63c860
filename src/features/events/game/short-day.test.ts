import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

const DAY = { year: 2026, month: 11, day: 29 };

it('a day in little space has its weekday, and its year if asked', () => {
  expect(shortDay(DAY, 'en')).toBe('Sun 29 Nov');
  expect(shortDay(DAY, 'en', true)).toBe('Sun 29 Nov 2026');
  expect(shortDay(DAY, 'nl')).toMatch(/^zo 29 nov/);
  expect(shortDay(DAY, 'nl', true)).toMatch(/2026$/);
});
