import { describe, expect, it } from 'vitest';
import { runsAt } from './runs-at.ts';

const EARLY_ON_THE_12TH = Date.parse('2026-10-11T20:00:00Z');

describe('whether an event runs', () => {
  it.each([
    ['12-10-2026', '', true],
    ['10-10-2026', '12-10-2026', true],
    ['10-10-2026', '11-10-2026', false],
    ['13-10-2026', '14-10-2026', false],
    ['soon', '', false],
  ])('from %s to "%s": %s', (startDate, endDate, runs) => {
    expect(runsAt({ startDate, endDate }, EARLY_ON_THE_12TH)).toBe(runs);
  });
});
