import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '../../../tests/support/timing/processor-time.ts';
import { searchText } from './search-text.ts';

describe('a text to search in', () => {
  it('DESK-28 has no case, accents and markup, and is there at once whatever somebody has written', async () => {
    expect(searchText('<p class="a">Théâtre</p> of <b>Delphi</b>')).toBe(' theatre  of  delphi ');
    const brackets = '<'.repeat(200_000);
    expect(searchText(brackets)).toBe(brackets);
    expect(await growth(200_000, (size) => searchText('<'.repeat(size)))).toBeLessThan(LINEAR);
  });
});
