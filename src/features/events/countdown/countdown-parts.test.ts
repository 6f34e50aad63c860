import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

const DAY = 86_400_000;
const target = Date.UTC(2026, 9, 12, 4, 30);
const total = (parts: ReturnType<typeof countdownParts>) =>
  parts === null ? 0 : ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;

describe('the parts of a countdown', () => {
  it('COUNTDOWN-01 are days, hours, minutes and seconds', () => {
    expect(countdownParts(target, target - 2 * DAY)).toEqual({ days: 2, hours: 0, minutes: 0, seconds: 0 });
    expect(countdownParts(target, target - 184 * DAY - 7 * 3_600_000 - 42 * 60_000 - 19_000)).toEqual({
      days: 184,
      hours: 7,
      minutes: 42,
      seconds: 19,
    });
  });

  it.each([60, 3_600, 86_400, 90_061])(
    'COUNTDOWN-02 decrease by one each second, across the boundary at %i seconds',
    (border) => {
      for (const left of [border + 1, border, border - 1]) {
        expect(total(countdownParts(target, target - left * 1_000))).toBe(left);
      }
    },
  );

  it('COUNTDOWN-02 do not skip a second when a tick is a few milliseconds late', () => {
    expect(countdownParts(target, target - 3_000 + 5)?.seconds).toBe(3);
    expect(countdownParts(target, target - 3_000)?.seconds).toBe(3);
  });

  it('COUNTDOWN-04 end at zero and stay there', () => {
    expect(countdownParts(target, target - 1)?.seconds).toBe(1);
    expect(countdownParts(target, target)).toBeNull();
    expect(countdownParts(target, target + DAY)).toBeNull();
  });

  it('COUNTDOWN-05 are right after any jump in time, and never leave their ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (left) => {
        const parts = countdownParts(target, target - left);
        expect(total(parts)).toBe(Math.ceil(left / 1_000));
        expect(parts?.hours).toBeLessThan(24);
        expect(parts?.minutes).toBeLessThan(60);
        expect(parts?.seconds).toBeLessThan(60);
      }),
    );
  });

  it('COUNTDOWN-03 are null for an invalid date', () => {
    expect(countdownParts(Number.NaN, target)).toBeNull();
  });
});
