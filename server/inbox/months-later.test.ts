import { expect, it } from 'vitest';
import { monthsLater } from './months-later.ts';

it.each([
  ['2031-01-31T10:00:00.000Z', 1, '2031-02-28T10:00:00.000Z'],
  ['2031-05-10T08:00:00.000Z', 12, '2032-05-10T08:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2031-12-31T23:59:00.000Z', 2, '2032-02-29T23:59:00.000Z'],
])('DESK-43 %s is kept for %i months until %s', (from, months, until) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(until);
});
