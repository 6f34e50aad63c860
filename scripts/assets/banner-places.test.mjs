import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLACES_SHEET, placesSheet } from './banner-places.mjs';

describe('the style sheet of banner places', () => {
  it('BANNER-12 is the one its script writes', () => {
    expect(readFileSync(PLACES_SHEET, 'utf8')).toBe(placesSheet);
  });

  it('BANNER-12 has a rule for the tens and the units of every percentage', () => {
    for (const axis of ['wx', 'wy', 'nx', 'ny'])
      for (let value = 1; value <= 100; value += 1)
        for (const part of [value - (value % 10), value % 10].filter(Boolean))
          expect(placesSheet).toContain(`.${axis}${part} {`);
  });
});
