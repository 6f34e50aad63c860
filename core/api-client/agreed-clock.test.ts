import { describe, expect, it } from 'vitest';
import { createAgreedClock } from './agreed-clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const FAR_MS = 400 * DAY_MS;

describe('the server clock', () => {
  it.each([FAR_MS, -FAR_MS, 5 * 60_000])('does not jump by %i because of a single answer', (wrongBy) => {
    const clock = createAgreedClock();
    clock.add('menu', wrongBy);
    clock.add('menu', wrongBy);
    expect([clock.offsetMs(), clock.isAgreed()]).toEqual([0, false]);
  });

  it('is set when two answers of different calls agree', () => {
    const clock = createAgreedClock();
    clock.add('menu', -DAY_MS);
    clock.add('banners', -DAY_MS + 900);
    expect([clock.offsetMs(), clock.isAgreed()]).toEqual([-DAY_MS + 900, true]);
  });

  it('is not set by two answers that agree neither with each other nor with the known time', () => {
    const clock = createAgreedClock();
    clock.add('menu', FAR_MS);
    clock.add('banners', -FAR_MS);
    expect([clock.offsetMs(), clock.isAgreed()]).toEqual([0, false]);
  });

  it('forgets an odd answer once another is as expected', () => {
    const clock = createAgreedClock();
    clock.add('menu', FAR_MS);
    clock.add('banners', 0);
    clock.add('news', FAR_MS);
    expect(clock.offsetMs()).toBe(0);
  });

  it('follows a small difference at once and ignores one below the accuracy of `Date`', () => {
    const clock = createAgreedClock();
    clock.add('menu', 1_500);
    expect(clock.offsetMs()).toBe(0);
    clock.add('menu', 20_000);
    expect(clock.offsetMs()).toBe(20_000);
  });

  it('corrects a wrong time that an earlier build stored', () => {
    const clock = createAgreedClock(FAR_MS);
    clock.add('menu', 0);
    clock.add('banners', 300);
    expect(clock.offsetMs()).toBe(0);
  });

  it('is not agreed before the first answer', () => {
    expect(createAgreedClock().isAgreed()).toBe(false);
  });
});
