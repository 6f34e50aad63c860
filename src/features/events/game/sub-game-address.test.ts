import { describe, expect, it } from 'vitest';
import { subGameAddress } from './sub-game-address.ts';

describe('GAME-04 the page of a sub-game', () => {
  it.each([
    ['/event/a/b/c/d', '/event/a/b/c/d'],
    ['https://example.org/event/a/b/c/d', 'https://example.org/event/a/b/c/d'],
    ['d', '/event/a/b/c/d'],
    ['./d/', '/event/a/b/c/d'],
    ['event/a/b/c/d', '/event/a/b/c/d'],
    ['c/d', '/event/a/b/c/d'],
    ['d?from=list#top', '/event/a/b/c/d'],
    ['ढोल', `/event/a/b/c/${encodeURIComponent('ढोल')}`],
    [encodeURIComponent('ढोल'), `/event/a/b/c/${encodeURIComponent('ढोल')}`],
    ['50%', '/event/a/b/c/50%25'],
  ])('%s leads to %s', (given, address) => {
    expect(subGameAddress(given, '/event/a/b/c')).toBe(address);
  });

  it('is null without an address', () => {
    expect(subGameAddress('', '/event/a/b/c')).toBeNull();
    expect(subGameAddress('./', '/event/a/b/c')).toBeNull();
  });
});
