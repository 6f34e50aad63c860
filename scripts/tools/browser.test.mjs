import { expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';

it('a browser that was named is taken as it is', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

it('a name that leads nowhere is said in one sentence, not passed over', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    'CHROMIUM_PATH leads to "/no/such/browser", where no browser is.',
  );
});
