import { describe, expect, it } from 'vitest';
import { eventCategories } from './categories.ts';

describe('the eight arts', () => {
  it('HOME-12 have keys made of their names, each its own', () => {
    const keys = eventCategories.map(({ name }) =>
      name.toLowerCase().replaceAll(/[&,]/g, '').trim().replaceAll(/ +/g, '-'),
    );
    expect(eventCategories.map(({ key }) => key)).toEqual(keys);
    expect(new Set(keys).size).toBe(8);
    expect(new Set(eventCategories.map(({ art }) => art)).size).toBe(8);
  });
});
