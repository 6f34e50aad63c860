import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT, KEY, NO_ANSWER } from './sample-words.ts';
import { ageAnswers, untilStored } from './stored-answers.ts';

const PREVIOUS_EVENT = '/event/first-national-pythian-games';
const PREVIOUS_KEY = 'GET /api/eventdetail|eventurl=first-national-pythian-games';
const HOME_KEYS = [
  'GET /api/banners|pagename=home',
  KEY.upcoming,
  KEY.news,
  'GET /api/UpcomingGames|isupcominggames=1',
  'GET /api/videos|videotype=Our%20Historicals',
  'GET /api/Associate|event-id=1&page-url=home',
  'GET /api/SocialMediaWidget|title=Instagram',
];
const PANELS = [
  'On now at Pythian National Games',
  'Highlights',
  'Upcoming games',
  'Video gallery',
  'Upcoming events',
  'Associates',
  'News',
  'Pictures of the festival',
];
const HOUR_MS = 60 * 60_000;
/** Longer than a page waits before it shows an age. */
const SETTLED_MS = 6_000;

const old = (page: Page, panel: string) => page.locator(panel).getByText(/^Not updated since /);

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

test(
  'OFFLINE-09 two hours later the schedule on the screen says how old it is, although the page is online',
  fullRun,
  async ({ page }) => {
    await page.clock.install();
    await page.goto(EVENT);
    await waitForWorker(page);
    await page.locator('#schedule').scrollIntoViewIfNeeded();
    await untilStored(page, KEY.event, KEY.schedule);
    await page.clock.runFor(SETTLED_MS);
    await expect(page.getByText(/^(?:As of|Not updated since) /)).toHaveCount(0);
    await page.clock.fastForward(2 * HOUR_MS);
    await expect(old(page, '#schedule')).toBeVisible();
  },
);

test(
  'OFFLINE-09 offline, an answer saved the day before says so, and nothing moves for it',
  fullRun,
  async ({ page, context }) => {
    await page.goto(EVENT);
    await waitForWorker(page);
    await untilStored(page, KEY.event, KEY.schedule);
    await context.setOffline(true);
    await ageAnswers(page, 30 * HOUR_MS);
    await page.reload();
    await expect(page.locator('#schedule')).toBeVisible();
    const before = await heightOfOverview(page);
    await expect(old(page, '#overview')).toBeVisible({ timeout: 2 * SETTLED_MS });
    await expect(old(page, '#schedule')).toBeVisible();
    expect(await heightOfOverview(page)).toBe(before);
  },
);

test('OFFLINE-09 on home, too, each panel of the day before says so', fullRun, async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForWorker(page);
  // Blocks far down a page request nothing before they come near.
  for (const panel of PANELS) {
    await page.getByRole('region', { name: panel, exact: true }).scrollIntoViewIfNeeded();
    await page.clock.runFor(SETTLED_MS);
  }
  await untilStored(page, ...HOME_KEYS);
  await context.setOffline(true);
  await page.clock.runFor(SETTLED_MS);
  await page.clock.fastForward(30 * HOUR_MS);
  for (const panel of PANELS) {
    const region = page.getByRole('region', { name: panel, exact: true });
    await region.scrollIntoViewIfNeeded();
    await page.clock.runFor(SETTLED_MS);
    // What is on now is among the highlights.
    await expect(region.getByText(/^(?:As of|Not updated since) /).last()).toBeVisible();
  }
});

test('OFFLINE-09 an event that is over shows no age', fullRun, async ({ page, context }) => {
  await page.goto(PREVIOUS_EVENT);
  await waitForWorker(page);
  await untilStored(page, PREVIOUS_KEY);
  await context.setOffline(true);
  await ageAnswers(page, 30 * HOUR_MS);
  await page.reload();
  await expect(page.locator('#overview')).toBeVisible();
  await letTimePass(page, SETTLED_MS, 'a note of the age, which must not come');
  await expect(old(page, 'main')).toHaveCount(0);
});

const heightOfOverview = (page: Page) =>
  page.locator('#overview').evaluate((section) => Math.round(section.getBoundingClientRect().height));
