import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

const scrolled = vi.fn();
let grow: () => void;

class Growth implements ResizeObserver {
  private isWatching = false;
  constructor(told: ResizeObserverCallback) {
    grow = () => {
      if (this.isWatching) told([], this);
    };
  }
  observe() {
    this.isWatching = true;
    grow();
  }
  disconnect() {
    this.isWatching = false;
  }
  unobserve() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Growth);
  vi.stubGlobal('scrollTo', scrolled.mockClear());
});
afterEach(() => {
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placed = () => scrolled.mock.calls.length;

it('LAYOUT-26 restores the scroll position at once and whenever the page grows', () => {
  holdPlace(1_400, () => false);
  grow();
  expect(scrolled.mock.calls).toEqual(Array(2).fill([{ top: 1_400, behavior: 'instant' }]));
});

it('holds a part of the page at the top of the window, too', () => {
  const part = document.createElement('section');
  part.scrollIntoView = vi.fn();
  holdPlace(part, () => false);
  grow();
  expect(part.scrollIntoView).toHaveBeenCalledTimes(2);
  expect(placed()).toBe(0);
});

it('lets go of a place as soon as another one is to be held, wherever in the window that is to be', () => {
  const [section, row] = [document.createElement('section'), document.createElement('li')];
  section.scrollIntoView = vi.fn();
  row.scrollIntoView = vi.fn();
  holdPlace(section, () => false);
  const growSection = grow;
  holdPlace(row, () => false, 'center');
  growSection();
  expect(section.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(row.scrollIntoView).toHaveBeenLastCalledWith({ block: 'center', behavior: 'instant' });
});

it('stops when the page has stopped growing', () => {
  holdPlace(1_400, () => false);
  vi.advanceTimersByTime(2_900);
  grow();
  vi.advanceTimersByTime(2_900);
  grow();
  expect(placed()).toBe(3);
  vi.advanceTimersByTime(3_100);
  grow();
  expect(placed()).toBe(3);
});

it('waits for content that is still loading, but not longer than a call may take', () => {
  holdPlace(1_400, () => true);
  vi.advanceTimersByTime(8_000);
  grow();
  expect(placed()).toBe(2);
  vi.advanceTimersByTime(4_000);
  grow();
  expect(placed()).toBe(2);
});

it('also stops on a page that never stops growing', () => {
  holdPlace(1_400, () => false);
  for (let tenth = 0; tenth < 100; tenth += 1) {
    vi.advanceTimersByTime(100);
    grow();
  }
  const until = placed();
  vi.advanceTimersByTime(100);
  grow();
  expect(until).toBeGreaterThan(90);
  expect(placed()).toBe(until);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'])(
  'stops as soon as the visitor acts (%s)',
  (act) => {
    holdPlace(1_400, () => true);
    dispatchEvent(new Event(act));
    grow();
    expect(placed()).toBe(1);
  },
);
