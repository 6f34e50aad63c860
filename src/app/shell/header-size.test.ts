import { describe, expect, it } from 'vitest';
import { isHeaderSmall } from './header-size.ts';

describe('the size of the header', () => {
  it.each([
    [0, false],
    [100, false],
    [100.5, true],
    [101, true],
    [5_000, true],
    [-20, false],
  ])('LAYOUT-12 at %d px it is small: %s', (scrolled, small) => {
    expect(isHeaderSmall(scrolled)).toBe(small);
  });
});
