import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('the beginning of a text', () => {
  it.each([
    ['Short enough', 40, 'Short enough'],
    ['The opening procession, at sunset', 26, 'The opening procession…'],
    ['一二三四五六七八九十', 5, '一二三四…'],
    ['', 10, ''],
    ['  two\n\n lines ', 40, 'two lines'],
  ])('of %j in %i characters is %j', (text, limit, start) => {
    expect(excerpt(text, limit)).toBe(start);
  });

  it('is never longer than the limit and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, limit) => {
        const start = excerpt(text, limit);
        expect(Array.from(start).length).toBeLessThanOrEqual(limit);
        expect(() => encodeURIComponent(start)).not.toThrow();
      }),
    );
  });
});
