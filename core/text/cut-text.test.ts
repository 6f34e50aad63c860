import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('a text that is cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 4, 'long'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 1, ''],
    ['a👍🏽b', 3, 'a'],
    ['a👩‍👩‍👧b', 4, 'a'],
    ['a👩‍👩‍👧b', 7, 'a'],
    ['cafe\u0301s', 4, 'caf'],
    ['खेल', 1, ''],
    ['खेल', 2, 'खे'],
    ['', 0, ''],
    ['ab', 0, ''],
  ])('%j has of its first %i units only whole signs', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it('is cut within a sign of very many marks, but never within half a letter', () => {
    const prank = `a${'\u0301'.repeat(100)}`;
    expect(cutText(prank, 50)).toBe(prank.slice(0, 50));
    for (let most = 0; most < 60; most++)
      expect(cutText('😀'.repeat(30), most)).not.toMatch(/\p{Surrogate}/u);
  });
});
