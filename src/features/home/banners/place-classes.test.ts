import { expect, it } from 'vitest';
import { placeClasses } from './place-classes.ts';

const nowhere = { isCustom: false, left: 40, top: 40 };
const at = (left: number | null, top: number | null) => ({ isCustom: true, left, top });
const digitsOf = (classes: string) => classes.match(/[wn][xy]\d+/g) ?? [];

it('BANNER-12 builds a position from tens and units, for each screen width', () => {
  expect(digitsOf(placeClasses({ desktop: at(10, 83), mobile: at(50, 7) }))).toEqual([
    'wx10',
    'wy80',
    'wy3',
    'nx50',
    'ny7',
  ]);
  expect(digitsOf(placeClasses({ desktop: at(100, 0), mobile: nowhere }))).toEqual(['wx100']);
});

it('BANNER-12 stays at the default position without "Custom" or without any value', () => {
  const usual = placeClasses({ desktop: nowhere, mobile: nowhere });
  expect(placeClasses({ desktop: at(null, null), mobile: nowhere })).toBe(usual);
  expect(digitsOf(usual)).toEqual([]);
});
