import { beforeEach, expect, it, vi } from 'vitest';
import { isPagePath } from '#core/site-paths.ts';
import { isOfDesk } from './is-of-desk.ts';

const SITE = 'https://site.example';

beforeEach(() => {
  vi.stubGlobal('location', { origin: SITE });
  return () => vi.unstubAllGlobals();
});

it.each(['/desk', '/desk/', '/desk/api/session', '/desk/assets/main-1.js', '/desk/event?q=lamps'])(
  'DESK-51 the worker leaves %s to the browser, and shows no page of the site there',
  (path) => {
    expect(isOfDesk({ url: SITE + path })).toBe(true);
    expect(isPagePath(new URL(SITE + path).pathname)).toBe(false);
  },
);

it.each(['/', '/desktop', '/event/desk', '/news'])('%s stays with the worker', (path) => {
  expect(isOfDesk({ url: SITE + path })).toBe(false);
});

it("another site's desk is none of ours", () => {
  expect(isOfDesk({ url: 'https://other.example/desk' })).toBe(false);
});
