import { setTimeout as limit } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { goInside } from '../e2e/reads/go-inside.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { letTimePass } from '../support/nothing-happens.ts';
import { routesToCheck } from '../support/routes.ts';
import { everything, fullRun, some } from '../support/scope.ts';
import { openSettled, untilHydrated, untilQuiet } from '../support/settled.ts';
import { expectHarmless, expectNoHarm, namesOf, SETTLE_MS } from './expect-harmless.ts';
import { CLEANER, type Stopped, watchForHarm, withoutOwnSanitizer } from './harm.ts';
import {
  clobbered,
  faultsInBoxes,
  faultsInDocument,
  marked,
  marksIn,
  provoke,
  waitForMarks,
} from './hostile-box.ts';
import { poisonedNews, SCREENS, type Turn, turnsOf, turnsOfPage, WHOLE_PAGES } from './hostile-screens.ts';
import { placesWhere } from './poisoned-answers.ts';
import { answerEverything } from './poisoned-api.ts';
import { PROBES } from './probes.ts';

test.use(withoutWorker);

/** At least this many probes must run their script without protection, or the harness is blind (docs/safety.md, X1). */
const LEAST_SENSITIVE = 45;
/** An unprotected page may hang for good, or be redirected before it is checked. */
const WRECK_LIMIT_MS = 2_000;
const LOOK_LIMIT_MS = 12_000;

/** Runs `look` on a page that may be broken by then, ignores its errors, and gives up after this time. */
async function beforeWreck(ms: number, look: () => Promise<void>): Promise<void> {
  const nothing = () => undefined;
  await Promise.race([look().catch(nothing), limit(ms, undefined, { ref: false })]);
}

/** Replaces the cleaner in the counter-test: markup goes in unchanged. */
const PASS_THROUGH =
  'export const loadCleaner = async () => (markup) => document.createRange().createContextualFragment(markup);';

/** Answers one call with one turn after the other. */
async function serve(page: Page, path: string): Promise<(turn: Turn) => void> {
  let body: unknown;
  await page.context().route(`**${path}`, (route) => route.fulfill({ json: body }));
  return (turn) => {
    body = turn.body;
  };
}

test.beforeEach(({ allowConsole }) => {
  // Pictures with addresses of our own that do not exist, and Chromium's reports about the cleaner's parsing.
  allowConsole(/404 \(Not Found\)/);
  allowConsole(CLEANER);
});

test('ERR-07 there are enough probes of every kind, each with its own name', () => {
  expect(PROBES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PROBES.map(({ id }) => id)).size).toBe(PROBES.length);
  expect(new Set(PROBES.map(({ kind }) => kind)).size).toBe(12);
});

/** All screens share one cleaner, so by default only the screen with the most fields is tested. */
const WAYS = [
  { way: 'under the headers of the build', bypassCSP: false, byLibrary: false },
  { way: 'in a browser without its own sanitizer', bypassCSP: false, byLibrary: true },
  { way: 'with only the cleaner, without a policy', bypassCSP: true, byLibrary: false },
  { way: 'with only the library, without a policy', bypassCSP: true, byLibrary: true },
];

for (const { way, bypassCSP, byLibrary } of some(1, WAYS)) {
  test.describe(way, () => {
    test.use({ bypassCSP });
    test.setTimeout(everything ? 300_000 : 60_000);
    if (byLibrary) test.beforeEach(({ context }) => withoutOwnSanitizer(context));

    for (const screen of SCREENS) {
      if (!everything && screen.name !== 'event') continue;
      test(
        `ERR-07 hostile markup does no harm on the ${screen.name} page (X1 X2 X4 X5 X6)`,
        fullRun,
        async ({ page, context, site }) => {
          const harm = await watchForHarm(context, site.url);
          const answer = await serve(page, screen.endpoint.path);
          await page.goto('/no-such-page');
          await untilHydrated(page);
          for (const turn of turnsOf(screen, everything ? 'everywhere' : 'once')) {
            answer(turn);
            await goInside(page, turn.path);
            await screen.open?.(page);
            await expectHarmless(page, turn.marks);
          }
          await expectNoHarm(page, harm);
        },
      );
    }
  });
}

test(
  'ERR-07 hostile markup does no harm in an article (X1 X2 X4 X5 X6)',
  fullRun,
  async ({ page, context, site }) => {
    test.setTimeout(120_000);
    const harm = await watchForHarm(context, site.url);
    const { body, articles } = poisonedNews();
    await context.route('**/api/news', (route) => route.fulfill({ json: body }));
    await page.goto('/no-such-page');
    await untilHydrated(page);
    // The article shows one probe at a time; by default a few of them are enough.
    for (const { path, mark } of articles.filter((_, number) => everything || number % 9 === 0)) {
      await goInside(page, path);
      await expectHarmless(page, [mark]);
    }
    await expectNoHarm(page, harm);
  },
);

test.describe('with its popup', () => {
  test.use({ showsPopups: true });

  test(
    'ERR-07 every HTML field that a screen shows is among those the probes cover',
    fullRun,
    async ({ page, context }) => {
      test.setTimeout(180_000);
      const probed = new Set(
        [
          ...SCREENS.flatMap((screen) => turnsOf(screen, 'once')[0]?.marks ?? []),
          ...WHOLE_PAGES.flatMap((whole) => turnsOfPage(whole)[0]?.marks ?? []),
          ' in news.description',
        ].map((mark) => mark.split(' in ').at(-1) ?? ''),
      );
      const all = placesWhere(({ kind }) => kind === 'HTML');
      expect(all.length, 'HTML fields of the contract').toBeGreaterThanOrEqual(20);
      expect([...probed].filter((field) => !all.includes(field))).toEqual([]);
      const partner = routesToCheck.find(({ pattern }) => pattern === '/our-council/{slug}');
      await answerEverything(context, ({ name, kind }) => {
        // A partner is known by the slug in the address.
        if (name === 'council.members[].slug') return partner?.path.split('/').at(-1);
        return kind === 'HTML' ? marked(name, '<p>Text</p>') : undefined;
      });
      const shown = new Set<string>();
      for (const { path } of routesToCheck) {
        await openSettled(page, path);
        if (path === '/') {
          await expect(page.getByRole('dialog')).toBeVisible();
          for (const field of await marksIn(page)) shown.add(field);
          await page.evaluate(() => sessionStorage.setItem('popupClose', '1'));
          await openSettled(page, path);
        }
        const help = page.getByRole('button', { name: 'How to register' });
        if (await help.isVisible()) await help.click();
        await untilQuiet(page);
        for (const field of await marksIn(page)) shown.add(field);
      }
      expect(
        [...probed].filter((field) => !shown.has(field)),
        'HTML fields that were not seen',
      ).toEqual([]);
      expect(
        [...shown].filter((field) => !probed.has(field)),
        'add these fields to tests/safe/hostile-screens.ts',
      ).toEqual([]);
    },
  );

  for (const whole of WHOLE_PAGES) {
    test(
      `ERR-07 hostile markup does no harm anywhere on ${whole.name} (X1 X2 X4 X5 X6)`,
      fullRun,
      async ({ page, context, site }) => {
        test.setTimeout(120_000);
        const harm = await watchForHarm(context, site.url);
        let bodies: Readonly<Record<string, unknown>> = {};
        await context.route('**/api/**', (route) => {
          const { pathname } = new URL(route.request().url());
          return pathname in bodies ? route.fulfill({ json: bodies[pathname] }) : route.fallback();
        });
        for (const turn of turnsOfPage(whole)) {
          bodies = turn.bodies;
          await page.goto(whole.path);
          await untilHydrated(page);
          await expectHarmless(page, turn.marks);
        }
        await expectNoHarm(page, harm);
      },
    );
  }
});

for (const path of some(1, ['/', '/news', '/event'])) {
  test(`ERR-07 ${path} shows only the text of hostile markup (X1 X3)`, async ({ page, context, site }) => {
    const harm = await watchForHarm(context, site.url);
    const { body } = poisonedNews();
    await context.route('**/api/news', (route) => route.fulfill({ json: body }));
    await openSettled(page, path);
    if (path === '/') await page.getByRole('heading', { name: 'News', exact: true }).scrollIntoViewIfNeeded();
    if (path !== '/event') await expect(page.getByText('Probe 0', { exact: true })).toBeVisible();
    expect(await marksIn(page), 'markup of a description').toEqual([]);
    expect(await faultsInDocument(page)).toEqual([]);
    expect(await clobbered(page)).toEqual([]);
    await expectNoHarm(page, harm);
  });
}

test.describe('without the cleaner', () => {
  const [screen] = SCREENS;
  if (screen === undefined) throw new Error('There is no screen.');

  test.beforeEach(async ({ context }) => {
    await context.route(CLEANER, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PASS_THROUGH }),
    );
  });

  test.describe('and without a policy', () => {
    test.use({ bypassCSP: true });

    test(
      'ERR-07 the same probes do harm, so the harness detects it (X1 X2 X4 X5 X6)',
      fullRun,
      async ({ page, context, site, allowConsole }) => {
        test.setTimeout(90_000);
        allowConsole(/./);
        const harm = await watchForHarm(context, site.url);
        const answer = await serve(page, screen.endpoint.path);
        const faults = { boxes: 0, document: 0, clobbered: new Set<string>() };
        for (const turn of turnsOf(screen, 'once')) {
          answer(turn);
          // A new page for each, since some of them break it.
          const victim = await context.newPage();
          const noteClobbered = async () => {
            for (const name of await clobbered(victim)) faults.clobbered.add(name);
          };
          await beforeWreck(LOOK_LIMIT_MS, async () => {
            await victim.goto(turn.path);
            // Boxes hydrate one after another, in any order: the first may break and empty the page.
            for (const mark of turn.marks) {
              await waitForMarks(victim, [mark], WRECK_LIMIT_MS / turn.marks.length).catch(() => undefined);
              await noteClobbered();
            }
            await letTimePass(victim, SETTLE_MS, 'what begins by itself in an unprotected page');
            faults.boxes += (await faultsInBoxes(victim)).length;
            faults.document += (await faultsInDocument(victim)).length;
          });
          await beforeWreck(WRECK_LIMIT_MS, () => provoke(victim));
          await letTimePass(page, SETTLE_MS, 'what was provoked in an unprotected page');
          await victim.close();
        }
        expect(harm.ran.size, 'probes whose code ran').toBeGreaterThanOrEqual(LEAST_SENSITIVE);
        expect(harm.asked.length, 'requests to other hosts').toBeGreaterThan(10);
        expect(faults.boxes, 'faults in the boxes').toBeGreaterThan(100);
        expect(faults.document, 'handlers and addresses').toBeGreaterThan(50);
        expect(faults.clobbered.size, 'what the page relies on').toBeGreaterThanOrEqual(3);
      },
    );
  });

  test(
    'ERR-07 the headers of the build alone block the same probes (X5 X12 X14)',
    fullRun,
    async ({ page, context, site, allowConsole }) => {
      allowConsole(/./);
      const harm = await watchForHarm(context, site.url);
      const answer = await serve(page, screen.endpoint.path);
      const isTrustedTypes = ({ directive }: Stopped) => directive === 'require-trusted-types-for';
      for (const [index, turn] of turnsOf(screen, 'once').entries()) {
        answer(turn);
        await page.goto(turn.path);
        await expect.poll(() => harm.stopped.filter(isTrustedTypes).length).toBeGreaterThan(index);
      }
      expect(namesOf(harm.ran)).toEqual([]);
      expect(harm.asked).toEqual([]);
    },
  );
});
