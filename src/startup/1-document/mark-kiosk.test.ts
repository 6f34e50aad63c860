import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markKiosk } from './mark-kiosk.ts';

const root = () => document.getElementById('root');
const isMarked = () => document.documentElement.classList.contains('kiosk');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.body.innerHTML =
    '<div id="root" data-page="page"><a href="https://elsewhere.example/">out</a></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('an ordinary page on an ordinary device stays as it is', () => {
  for (const address of ['/news', '/kiosks']) {
    history.replaceState(null, '', address);
    expect([markKiosk(), isMarked(), root()?.childElementCount], address).toEqual([false, false, 1]);
  }
});

it('K2 a device marked as a kiosk is one at every address, without the prerendered page and its links', () => {
  localStorage.setItem('kiosk', '1');
  history.replaceState(null, '', '/news');
  expect([markKiosk(), isMarked(), root()?.childElementCount]).toEqual([true, true, 0]);
  expect(root()?.dataset.page, 'it is drawn anew').toBe('shell');
});

it('K2 a prerendered page that is still being parsed is hidden until it can be removed', () => {
  localStorage.setItem('kiosk', '1');
  history.replaceState(null, '', '/news');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect([markKiosk(), document.documentElement.hidden]).toEqual([true, true]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([document.documentElement.hidden, root()?.childElementCount]).toEqual([false, 0]);
});

it('the start screen makes any device a kiosk, and needs no change', () => {
  history.replaceState(null, '', '/kiosk');
  expect([markKiosk(), isMarked(), root()?.childElementCount]).toEqual([true, true, 1]);
  expect(root()?.dataset.page).toBe('page');
});

it('without storage only the address makes a kiosk', () => {
  vi.stubGlobal('localStorage', {
    get getItem() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  history.replaceState(null, '', '/news');
  expect(markKiosk()).toBe(false);
  history.replaceState(null, '', '/kiosk/today');
  expect([markKiosk(), root()?.childElementCount]).toEqual([true, 0]);
});
