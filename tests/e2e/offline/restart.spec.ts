import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { NO_SUCH_PAGE, routesToCheck } from '../../support/routes.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import type { Site } from '../../support/site.ts';
import {
  answerBeyondTheBuild,
  EDGE_ARTICLE,
  EDGE_ARTICLE_PATH,
  EVENT,
  expectEdgeLists,
  expectSchedule,
  KEY,
  NO_ANSWER,
  OTHER_EVENT,
} from './sample-words.ts';
import { storedAnswers, storePages, untilStored } from './stored-answers.ts';

const STANDING_PAGES = [
  ...routesToCheck.filter(({ leadsTo }) => leadsTo === undefined).map(({ path }) => path),
  NO_SUCH_PAGE,
];
/** The picture of the first event, which is not among the files of the build. */
const PICTURE = '/national.webp';
const TRIES = 4;

test.beforeEach(async ({ site, allowConsole }) => {
  allowConsole(NO_ANSWER);
  await answerBeyondTheBuild(site);
});

test(
  'OFFLINE-01 OFFLINE-04 OFFLINE-05 PWA-03 the content of the very first page survives a restart without a server',
  fullRun,
  async ({ site, launchProfile }) => {
    const first = await launchProfile();
    const [page = await first.newPage()] = first.pages();
    await page.goto('/event');
    await expectEdgeLists(page);
    await waitForWorker(page);
    await untilStored(page, KEY.upcoming, KEY.previous);
    await expect.poll(() => storedPictures(page)).toContainEqual(expect.stringContaining(PICTURE));
    await first.close();
    await site.stop();

    const second = await launchProfile();
    const reopened = await second.newPage();
    // An hour later the browser's HTTP cache does not help.
    const session = await second.newCDPSession(reopened);
    await session.send('Network.clearBrowserCache');
    await reopened.goto('/event');
    await expectEdgeLists(reopened);
    await expect.poll(() => hasPicture(reopened), 'the picture of the first event').toBe(true);
  },
);

test(
  'OFFLINE-01 OFFLINE-04 an answer in flight when the worker took over is stored too',
  fullRun,
  async ({ site, launchProfile }, testInfo) => {
    await site.scenario('edge', { only: ['/api/events'], delayMs: 8_000 });
    const meet = async (turn: number) => {
      const browser = await launchProfile(testInfo.outputPath(`profile-${turn}`));
      const page = await browser.newPage();
      await page.goto('/event');
      await waitForWorker(page);
      const isUnderWay = !(await storedAnswers(page)).some(({ key }) => key === KEY.upcoming);
      return { page, isUnderWay };
    };
    // On a busy machine the worker may be later than the answer; then another visitor must show it.
    let { page, isUnderWay } = await meet(1);
    for (let turn = 2; !isUnderWay && turn <= TRIES; turn++) ({ page, isUnderWay } = await meet(turn));
    expect(isUnderWay, 'the worker is there before the answer').toBe(true);
    await expectEdgeLists(page);
    await untilStored(page, KEY.upcoming, KEY.previous);
  },
);

test('OFFLINE-01 OFFLINE-02 OFFLINE-03 OFFLINE-05 OFFLINE-08 OFFLINE-09 PWA-04 KIOSK-03 starts with the server stopped: visited pages have their data, all others render', async ({
  site,
  launchProfile,
}) => {
  test.slow();
  const first = await launchProfile();
  const visited = await first.newPage();
  await visited.goto('/');
  await waitForWorker(visited);
  await storePages(visited);
  await visited.goto(EVENT);
  await expectSchedule(visited);
  const timesOnline = await countTimes(visited);
  const headings = new Map<string, string>();
  for (const path of STANDING_PAGES) headings.set(path, await headingOf(site, path));
  await first.close();
  await site.stop();

  const second = await launchProfile();
  const page = await second.newPage();
  await test.step('/', async () => {
    await page.goto('/');
    await expectFrame(page);
    await expect(page.getByText('You’re offline')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Upcoming events' }).getByRole('article').first(),
    ).toBeAttached();
  });
  await test.step('/event', async () => {
    await page.goto('/event');
    await expectEdgeLists(page);
  });
  await test.step('the event with its schedule', async () => {
    await page.goto(EVENT);
    await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible();
    await expectSchedule(page);
    expect(await countTimes(page)).toBe(timesOnline);
  });
  await test.step('the news and an article by its address', async () => {
    await page.goto('/news');
    await expect(page.getByRole('heading', { name: EDGE_ARTICLE })).toBeVisible();
    await page.goto(EDGE_ARTICLE_PATH);
    await expect(page.getByRole('heading', { level: 1, name: EDGE_ARTICLE })).toBeVisible();
  });
  await test.step('an event that was never opened', async () => {
    await page.goto(OTHER_EVENT);
    await expect(page.getByText('This event isn’t saved on this device')).toBeVisible();
    await expectFrame(page);
  });
  for (const [path, heading] of headings) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFrame(page);
      // Its own content, or an honest message in its place.
      if (heading === '') return;
      const own = page.getByRole('heading', { level: 1, name: heading, exact: true });
      const note = page.getByRole('main').getByText(/n’t saved on this device/);
      await expect(own.or(note).first()).toBeVisible();
    });
  }
});

test(
  'OFFLINE-06 OFFLINE-09 reports a lost connection, and loads the new data automatically once it is back',
  fullRun,
  async ({ page, site }) => {
    await site.scenario('default');
    await page.goto('/event');
    await waitForWorker(page);
    await untilStored(page, KEY.upcoming, KEY.previous);
    await site.stop();
    await page.reload();
    await expect(page.getByText('You’re offline')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await site.start();
    await answerBeyondTheBuild(site);
    // The browser did not notice the outage; only asking again can find out.
    await expectEdgeLists(page, 20_000);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  },
);

test(
  'OFFLINE-06 OFFLINE-08 OFFLINE-09 a page without its data fills automatically when the browser is online again',
  fullRun,
  async ({ page, context }) => {
    await page.goto('/');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto(EVENT);
    await expect(page.getByText('This event isn’t saved on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible({
      timeout: 10_000,
    });
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  },
);

/** The heading of a page as the server sends it; empty if only the API knows the page. */
async function headingOf(site: Site, path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  const text = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** On the last day: on the running one, entries that are over are collapsed. */
async function countTimes(page: Page): Promise<number> {
  const last = page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  return page.locator('#schedule time').count();
}

const storedPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url));

const hasPicture = (page: Page) =>
  page
    .getByRole('region', { name: 'Upcoming events' })
    .locator(`img[src$="${PICTURE}"]`)
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Expects header, page and footer, some content, and no missing code. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main).not.toContainText('Loading chunk failed');
  await expect(main).not.toContainText('This page broke');
}
