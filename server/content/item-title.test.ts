import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '../../tests/support/timing/processor-time.ts';
import { itemTitle } from './item-title.ts';

describe('what people call an item', () => {
  it('DESK-31 is its title without markup, and is there at once whatever somebody has written', async () => {
    expect(itemTitle('news', 'n', { title: 'Rain <b>&</b>\nwind' })).toBe('Rain & wind');
    expect(itemTitle('news', 'n', { title: '<'.repeat(200_000) })).toBe(`${'<'.repeat(120)}…`);
    const brackets = (size: number) => itemTitle('news', 'n', { title: '<'.repeat(size) });
    expect(await growth(200_000, brackets)).toBeLessThan(LINEAR);
  });
});
