import { describe, expect, it } from 'vitest';
import { standsWhole } from './stands-whole.ts';

describe('a word of a name', () => {
  it.each([
    ['Final', ['final'], true],
    ['Semi-Final', ['final'], false],
    ['Semi\u2011Final', ['final'], false],
    ['Semi-Final and Final', ['final'], true],
    ['Semi-Final', ['semi', 'final'], true],
    ['Semi-Final', ['semi'], true],
    ['Quarter – Final', ['final'], true],
    ['-Final', ['final'], true],
    ['Semi-Final', ['relay'], true],
    ['', ['final'], true],
  ])('%s for %j: %s', (name, terms, isWhole) => expect(standsWhole([name], terms)).toBe(isWhole));

  it('may stand by itself in one name, and behind a hyphen in the other', () => {
    expect(standsWhole(['Semi-Final', 'Grand Final'], ['final'])).toBe(true);
  });
});
