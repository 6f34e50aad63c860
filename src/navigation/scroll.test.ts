import { beforeEach, expect, it, vi } from 'vitest';
import { placeToRestore, SCROLL_STORAGE } from './scroll.ts';

const HERE = `opened ${location.pathname}${location.search}`;
const kept = () => sessionStorage.getItem(SCROLL_STORAGE);
const keep = (places: Record<string, number>) =>
  sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(places));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 500);
});

it('a newly opened page forgets its own position and no other', () => {
  keep({ [HERE]: 400, 'opened /news': 70 });
  expect(placeToRestore()).toBe(0);
  expect(kept()).toBe('{"opened /news":70}');
});

it('KIOSK-04 writes nothing if nothing was stored', () => {
  expect(placeToRestore()).toBe(0);
  expect(kept()).toBeNull();
});

it.each([
  [{ idx: 0 }, HERE],
  [{ idx: 1, key: 'abc' }, 'abc'],
])('a reloaded page %j is at its old position if it is long enough by then', (state, key) => {
  history.replaceState(state, '');
  keep({ [key]: 500 });
  expect(placeToRestore()).toBe(0);
  keep({ [key]: 501 });
  expect(placeToRestore()).toBe(501);
  expect(kept()).toBe(JSON.stringify({ [key]: 501 }));
});

it('the browser does not restore the position of a page that was left within the app', () => {
  history.replaceState({ idx: 0 }, '');
  keep({ [HERE]: 500 });
  vi.spyOn(history, 'scrollRestoration', 'get').mockReturnValue('manual');
  expect(placeToRestore()).toBe(500);
});

it('leaves the position to the browser if storage is denied', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(placeToRestore()).toBe(0);
});
