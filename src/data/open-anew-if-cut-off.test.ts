import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAnewIfCutOff } from './open-anew-if-cut-off.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockClear();
});

function openedBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
}

it('a page whose rest does not come is loaded anew after three seconds', () => {
  openedBy('navigate');
  openAnewIfCutOff();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('one that was loaded anew already waits longer', () => {
  openedBy('reload');
  openAnewIfCutOff();
  vi.advanceTimersByTime(14_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that has come whole is left alone', () => {
  openedBy('navigate');
  openAnewIfCutOff();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});
