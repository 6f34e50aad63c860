import { describe, expect, it } from 'vitest';
import { searchText } from './search-text.ts';

describe('a text to search in', () => {
  it('DESK-28 has no case, accents and markup, and is there at once whatever somebody has written', () => {
    expect(searchText('<p class="a">Théâtre</p> of <b>Delphi</b>')).toBe(' theatre  of  delphi ');
    const started = performance.now();
    const brackets = '<'.repeat(200_000);
    expect(searchText(brackets)).toBe(brackets);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
