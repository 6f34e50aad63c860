import { describe, expect, it } from 'vitest';
import { widgetBlocker } from './widget-blocker.ts';

describe('what blocks live content (Q-77)', () => {
  it.each([
    ['given', true, null],
    ['not-given', true, 'agree'],
    ['unknown', true, 'agree'],
    ['given', false, 'network'],
    ['not-given', false, 'network'],
  ] as const)('HOME-27 consent %s, network %s: %s', (consent, isReached, blocker) => {
    expect(widgetBlocker({ consent, isReached })).toBe(blocker);
  });
});
