import { describe, expect, it } from 'vitest';
import { afterStep } from './rotation.ts';

describe('a rotating block', () => {
  it('HOME-15 GALLERY-09 stops at both ends when the visitor moves it', () => {
    expect(afterStep({ index: 2, count: 3 }, 'next')).toBe(2);
    expect(afterStep({ index: 0, count: 3 }, 'previous')).toBe(0);
    expect(afterStep({ index: 1, count: 3 }, 'next')).toBe(2);
    expect(afterStep({ index: 1, count: 3 }, 'previous')).toBe(0);
  });

  it('HOME-16 GALLERY-10 BANNER-05 loops automatically', () => {
    expect(afterStep({ index: 0, count: 3 }, 'turn')).toBe(1);
    expect(afterStep({ index: 2, count: 3 }, 'turn')).toBe(0);
  });

  it('goes to a given index, within its ends', () => {
    expect(afterStep({ index: 0, count: 3 }, { to: 2 })).toBe(2);
    expect(afterStep({ index: 0, count: 3 }, { to: 9 })).toBe(2);
    expect(afterStep({ index: 0, count: 3 }, { to: -1 })).toBe(0);
  });

  it.each([0, 1])('stays with %i entries', (count) => {
    for (const step of ['next', 'previous', 'turn'] as const)
      expect(afterStep({ index: 0, count }, step)).toBe(0);
  });

  it('returns into a list that has become shorter', () => {
    expect(afterStep({ index: 5, count: 2 }, 'turn')).toBe(0);
    expect(afterStep({ index: 5, count: 2 }, 'next')).toBe(1);
  });
});
