import { afterEach, expect, it } from 'vitest';
import { markAsking } from './mark-asking.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.documentElement.className = '';
});

it.each([
  ['/news/details', null, false],
  ['/news/details#main', { idx: 0, key: 'default' }, false],
  ['/news/details?article=delphi', null, true],
  ['/news/details', { usr: { index: 2 }, idx: 1 }, true],
])('NEWS-14 the page knows whether %s with the state %j may name an article', (address, state, isAsking) => {
  history.replaceState(state, '', address);
  markAsking();
  expect(document.documentElement.classList.contains('asking')).toBe(isAsking);
});
