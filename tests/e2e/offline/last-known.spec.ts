import type { Locator, Page } from '@playwright/test';
import type { ScenarioName } from '../../../server/api/scenario.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import type { Site } from '../../support/site.ts';
import { goInside, openHydrated } from '../reads/go-inside.ts';
import { NO_ANSWER } from './sample-words.ts';

/*
 * Every kind of page under every API failure, with and without a worker, opened by its address and by a link: it shows
 * what is known, or a message with a way out. A heading alone is neither.
 */
const EVENT = '/event/youth-pythian-games';
/** For a busy machine: the content, not the time, tells known data from a timeout. */
const SLACK_MS = 15_000;
/** With a silent API the prerendered page is tried after a second and a half. */
const KNOWN_WITHIN_MS = 4_000 + SLACK_MS;
/** A call without fallback data runs to its limit. */
const GIVEN_UP_WITHIN_MS = 13_000 + SLACK_MS;

interface Kind {
  readonly path: string;
  /** Something that only content has. */
  readonly content: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const region = (name: string) => (page: Page) => main(page).getByRole('region', { name });

/** Built pages, one of every kind. */
const BUILT: readonly Kind[] = [
  { path: EVENT, content: (page) => main(page).getByRole('heading', { name: 'About this event' }) },
  {
    path: '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara',
    content: region('Sub-games'),
  },
  {
    path: '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara/kithara-solo',
    content: (page) => main(page).getByText('Pythian National Games').first(),
  },
  {
    path: '/our-council/dorian-kalleas',
    content: (page) => page.getByRole('img', { name: 'Portrait of Dorian Kalleas' }),
  },
  { path: '/news/details', content: (page) => main(page).getByRole('article') },
  { path: '/event', content: region('Upcoming events') },
  { path: '/news', content: region('Latest News') },
  { path: '/our-council', content: region('Partners') },
  { path: '/membership', content: (page) => main(page).getByRole('heading', { name: 'Artist or Player' }) },
  { path: '/contact', content: (page) => main(page).getByRole('link', { name: /@/ }).first() },
];

/** Pages that no build knew, so nothing can stand in for them. */
const UNKNOWN = [
  '/event/not-built',
  '/event/not-built/board-games/pebble-toss',
  '/event/not-built/board-games/pebble-toss/night-round',
  '/our-council/not-built',
];

/** Pages where nothing is announced. */
const EMPTY: readonly (readonly [path: string, words: string])[] = [
  ['/event', 'No upcoming events yet'],
  ['/news', 'No news yet'],
  ['/news/details', 'No news yet'],
  ['/our-council', 'The council hasn’t been announced yet'],
  ['/membership', 'No Data Found'],
  ['/imp-notification', 'There’s no notification for this page right now.'],
  [EVENT, 'We can’t find this event'],
  [`${EVENT}/board-games/pebble-toss`, 'Go to the event'],
  ['/our-council/dorian-kalleas', 'We can’t find this partner'],
];

const TROUBLES = ['failing', 'malformed', 'hanging', 'statuszero', 'slow'] as const satisfies ScenarioName[];
type Way = 'by its address' | 'by a link';

const open = {
  'by its address': (page: Page, path: string) => page.goto(path),
  'by a link': async (page: Page, path: string) => {
    await openHydrated(page);
    await goInside(page, path);
  },
};

/** Expects a message, and a visible button or link. */
async function expectWord(page: Page, words: RegExp | string, timeout: number, path: string) {
  await expect.soft(main(page).getByText(words).first(), path).toBeVisible({ timeout });
  const ways = main(page).locator('a[href], button');
  await expect.soft(ways.filter({ visible: true }).first(), path).toBeVisible();
}

/** @param isDefault whether the default run includes a part of it */
function underTrouble(
  begin: (page: Page, site: Site) => Promise<void>,
  ways: readonly Way[],
  isDefault: boolean,
) {
  for (const way of ways) {
    TROUBLES.forEach((trouble, place) => {
      // By default one failure and one way of each, since all of them share the same few lines.
      const isFirst = isDefault && place === 0 && way === ways[0];
      test(
        `built content is shown ${way} while the API is ${trouble}`,
        isFirst ? {} : fullRun,
        async ({ page, site, allowConsole }) => {
          test.slow();
          allowConsole(NO_ANSWER);
          await begin(page, site);
          await site.scenario(trouble);
          for (const { path, content } of some(4, BUILT)) {
            await open[way](page, path);
            await expect.soft(content(page), path).toBeVisible({ timeout: KNOWN_WITHIN_MS });
          }
        },
      );

      test(
        `a page without built content says so ${way} while the API is ${trouble}`,
        isFirst ? {} : fullRun,
        async ({ page, site, allowConsole }) => {
          test.slow();
          allowConsole(NO_ANSWER);
          await begin(page, site);
          await site.scenario(trouble);
          for (const path of some(2, UNKNOWN)) {
            await open[way](page, path);
            const words = /n’t saved on this device|can’t find|No more details/;
            await expectWord(page, words, GIVEN_UP_WITHIN_MS, path);
          }
        },
      );
    });

    test(
      `with nothing announced every page says so ${way}`,
      isDefault && way === ways[0] ? {} : fullRun,
      async ({ page, site, allowConsole }) => {
        allowConsole(NO_ANSWER);
        await begin(page, site);
        await site.scenario('empty');
        for (const [path, words] of some(5, EMPTY)) {
          await open[way](page, path);
          await expectWord(page, words, KNOWN_WITHIN_MS, path);
        }
      },
    );
  }
}

test.describe('for a returning visitor', () => {
  underTrouble(
    async (page) => {
      await page.goto('/history');
      await waitForWorker(page);
    },
    ['by a link', 'by its address'],
    true,
  );

  test(
    'a page that stood in for the API is there without a network, too, and says how old it is',
    fullRun,
    async ({ page, site, allowConsole }) => {
      allowConsole(NO_ANSWER);
      const { content } = BUILT[0] as Kind;
      await page.clock.install();
      await page.goto('/history');
      await waitForWorker(page);
      await site.scenario('failing');
      await page.goto(EVENT);
      await expect(content(page)).toBeVisible();
      await site.stop();
      await page.goto('/history');
      await page.goto(EVENT);
      await expect(content(page)).toBeVisible();
      // A build of this very minute has no age to show.
      await page.clock.fastForward(2 * 60 * 60_000);
      await expect(
        main(page)
          .getByText(/^(As of|Not updated since) /)
          .first(),
      ).toBeVisible();
    },
  );

  test('an API that comes back replaces the fallback data', fullRun, async ({ page, site, allowConsole }) => {
    allowConsole(NO_ANSWER);
    await page.goto('/history');
    await waitForWorker(page);
    await site.scenario('failing', { only: ['/api/events'] });
    await openHydrated(page);
    await goInside(page, '/event');
    await expect(region('Upcoming events')(page)).toBeVisible();
    await site.scenario('edge', { only: ['/api/events'] });
    await expect(main(page).getByText('Date that cannot be read').first()).toBeVisible();
  });
});

test.describe('without a worker', () => {
  test.use(withoutWorker);
  underTrouble(async () => undefined, ['by a link', 'by its address'], false);
});
