import { expect, it } from 'vitest';
import { eventCategories } from './categories.ts';

it('HOME-12 the eight arts have an address and a drawing of their own each', () => {
  expect(new Set(eventCategories.map(({ key }) => key)).size).toBe(8);
  expect(new Set(eventCategories.map(({ art }) => art)).size).toBe(8);
});
