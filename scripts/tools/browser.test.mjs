import { expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';

it('a browser given by path is used as it is', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

it('a path that leads nowhere is reported in one sentence, not ignored', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    'CHROMIUM_PATH points to "/no/such/browser", but there’s no browser there.',
  );
});
