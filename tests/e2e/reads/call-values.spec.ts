import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

test.use(withoutWorker);

/** Values that travel as headers, by the names of section 7. */
const VALUES = [
  'pagename',
  'eventid',
  'slug',
  'isupcominggames',
  'eventtype',
  'videotype',
  'is-international',
];

/** What a page asks of one address: the named values of every request, in the order they were sent. */
function watchCalls(page: Page, path: string): Record<string, string>[] {
  const seen: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    const sent = request.headers();
    seen.push(Object.fromEntries(VALUES.flatMap((name) => (name in sent ? [[name, sent[name] ?? '']] : []))));
  });
  return seen;
}

for (const [rows, opened, path, ...wanted] of some(1, [
  ['API-12', '/', '/api/UpcomingGames', { isupcominggames: '1' }],
  ['API-10', '/', '/api/banners', { pagename: 'home' }],
  [
    'API-17',
    '/our-council/dorian-kalleas',
    '/api/OurCouncil',
    { pagename: 'our-council', slug: 'dorian-kalleas' },
  ],
  ['API-10', '/home', '/api/banners', { pagename: 'home' }],
  ['API-10', '/about-us', '/api/banners', { pagename: 'about-us' }],
  ['API-21', '/contact', '/api/AppDownlaodLink', {}],
  ['API-21', '/contact', '/api/Menu', {}],
  ['API-27', '/', '/api/videos', { videotype: 'Our Historicals' }],
  ['API-28', '/imp-notification', '/api/ImpNotification', { pagename: 'Home', eventid: '1' }],
] as const)) {
  test(
    `${rows} ${opened} asks ${path} with ${JSON.stringify(wanted[0])} and nothing else`,
    fullRun,
    async ({ page }) => {
      const calls = watchCalls(page, path);
      await openSettled(page, opened);
      // A part of the page asks when it comes near.
      const goOn = async () => {
        await page.mouse.wheel(0, 300);
        return calls.length;
      };
      await expect.poll(goOn, { intervals: [200] }).toBeGreaterThan(0);
      expect([...new Set(calls.map((call) => JSON.stringify(call)))]).toEqual(
        wanted.map((call) => JSON.stringify(call)),
      );
    },
  );
}
