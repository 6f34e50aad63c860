import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and combines further calls into one run at the end of the interval', () => {
  const work = vi.fn();
  const calmly = throttle(2_000, work);
  calmly('first');
  expect(work).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersByTime(500);
    calmly(`later ${turn}`);
  }
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(work.mock.calls).toEqual([['first'], ['later 2']]);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('averages one run per interval, however often it is called', () => {
  const work = vi.fn();
  const calmly = throttle(15_000, work);
  for (let turn = 0; turn < 120; turn += 1) {
    calmly();
    vi.advanceTimersByTime(500);
  }
  expect(work.mock.calls.length).toBeLessThanOrEqual(5);
});
