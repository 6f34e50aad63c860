import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

describe('tabAfterKey', () => {
  it('moves on with the right arrow and wraps at the end', () => {
    expect(tabAfterKey('ArrowRight', 0, 3, 'horizontal', false)).toBe(1);
    expect(tabAfterKey('ArrowRight', 2, 3, 'horizontal', false)).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3, 'horizontal', false)).toBe(2);
  });

  it('reverses the arrows in right-to-left scripts', () => {
    expect(tabAfterKey('ArrowLeft', 0, 3, 'horizontal', true)).toBe(1);
    expect(tabAfterKey('ArrowRight', 0, 3, 'horizontal', true)).toBe(2);
  });

  it('uses up and down for vertical tabs and leaves the other arrows to the page', () => {
    expect(tabAfterKey('ArrowDown', 0, 7, 'vertical', true)).toBe(1);
    expect(tabAfterKey('ArrowUp', 0, 7, 'vertical', false)).toBe(6);
    expect(tabAfterKey('ArrowRight', 0, 7, 'vertical', false)).toBeNull();
  });

  it('supports Home and End', () => {
    expect(tabAfterKey('Home', 4, 7, 'vertical', false)).toBe(0);
    expect(tabAfterKey('End', 4, 7, 'vertical', false)).toBe(6);
  });

  it('ignores other keys, and focus elsewhere', () => {
    expect(tabAfterKey('a', 0, 3, 'horizontal', false)).toBeNull();
    expect(tabAfterKey('ArrowRight', -1, 3, 'horizontal', false)).toBeNull();
    expect(tabAfterKey('Home', 0, 0, 'horizontal', false)).toBeNull();
  });
});
