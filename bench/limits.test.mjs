import { expect, it } from 'vitest';
import { checkTemplate, checkVisits } from './limits.mjs';

/** Medians as `summary` returns them. */
const medians = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, median]) => [name, { median }]));
const broken = (checks) => checks.filter(({ holds }) => !holds).map(({ what }) => what);

const STACK = medians({ relaunch: 400, repeat: 300, offlineRelaunch: 500 });
const WITHIN = {
  ...{ readyOffline: 10_000, entries: 90, requestsBeforeIdle: 30 },
  ...{ relaunch: 520, repeat: 390, offlineRelaunch: 650 },
};

it('visits hold their limits up to the limit itself', () => {
  const checks = checkVisits({ own: medians(WITHIN), stack: STACK });
  expect(checks).toHaveLength(Object.keys(WITHIN).length);
  expect(broken(checks)).toEqual([]);
});

it.each([
  ['readyOffline', 10_001, 'ready for offline (ms)'],
  ['entries', 91, 'cached entries'],
  ['requestsBeforeIdle', 31, 'requests before idle'],
  ['relaunch', 521, 'relaunch (ms)'],
  ['repeat', 391, 'repeat visit (ms)'],
  ['offlineRelaunch', 651, 'relaunch offline (ms)'],
])('visits break the limit of %s with %d', (figure, median, what) => {
  expect(broken(checkVisits({ own: medians({ ...WITHIN, [figure]: median }), stack: STACK }))).toEqual([
    what,
  ]);
});

it('a template is compared with its own floors', () => {
  const figures = {
    performance: 92,
    lcp: 1_000,
    speedIndex: 1_000,
    blocking: 100,
    shift: 0,
    scriptBytes: 100,
  };
  const page = {
    simulate: medians({ ...figures, accessibility: 100, 'best-practices': 100, seo: 100 }),
    devtools: medians(figures),
  };
  expect(broken(checkTemplate({ own: page, plain: page, stack: page }))).toEqual([]);
  const slow = { ...page, simulate: { ...page.simulate, ...medians({ lcp: 1_151, seo: 99 }) } };
  expect(broken(checkTemplate({ own: slow, plain: page, stack: page }))).toEqual([
    'LCP, simulated (ms)',
    'seo',
  ]);
});
