import { describe, expect, it } from 'vitest';
import { itemTitle } from './item-title.ts';

describe('what people call an item', () => {
  it('DESK-31 is its title without markup, and is there at once whatever somebody has written', () => {
    expect(itemTitle('news', 'n', { title: 'Rain <b>&</b>\nwind' })).toBe('Rain & wind');
    const started = performance.now();
    expect(itemTitle('news', 'n', { title: '<'.repeat(200_000) })).toBe(`${'<'.repeat(120)}…`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
