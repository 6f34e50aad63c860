import { afterEach, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

afterEach(() => vi.restoreAllMocks());

it('yields to the browser every few milliseconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const others: number[] = [];
  const done: number[] = [];
  const running = inSlices(
    [1, 2, 3, 4],
    (item) => {
      now += 5;
      done.push(item);
    },
    new AbortController().signal,
  );
  setTimeout(() => others.push(done.length));
  expect(await running).toBe(true);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(others[0]).toBeLessThan(4);
});

it('stops when aborted', async () => {
  const ended = new AbortController();
  const done: number[] = [];
  const work = (item: number) => {
    done.push(item);
    ended.abort();
  };
  expect(await inSlices([1, 2], work, ended.signal)).toBe(false);
  expect(done).toEqual([1]);
});
