import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGrowingCount } from './use-growing-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('N16 a list of thousands is rendered a portion at a time until it is complete', () => {
  const { result } = renderHook(() => useGrowingCount(5_000, 50));
  expect(result.current).toBe(50);
  act(() => void vi.advanceTimersToNextTimer());
  expect(result.current).toBe(100);
  for (let portion = 0; portion < 100; portion++) act(() => void vi.advanceTimersToNextTimer());
  expect(result.current).toBe(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('the count follows a list that grows later', () => {
  const { result, rerender } = renderHook(({ length }) => useGrowingCount(length, 50), {
    initialProps: { length: 6 },
  });
  expect(result.current).toBe(6);
  rerender({ length: 60 });
  act(() => void vi.advanceTimersToNextTimer());
  expect(result.current).toBe(60);
});
