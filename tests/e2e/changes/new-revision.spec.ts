import type { BrowserContext, Page } from '@playwright/test';
import { publishContent } from '../../support/content/publish-content.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated, untilSettled } from '../../support/settled.ts';
import type { Site } from '../../support/site.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { lines, row, strip, untilStored } from './revisions.ts';

const LAMPS = '/event/lamps';
const SEEN = 'seen:lamps';
const STREAM = '**/api/changes';
/** What a visitor is promised, from the moment of publishing. */
const WITHIN_MS = 5_000;

test.use({ ownSite: true });

/** The day so many days from now, as content has it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Publishes an event with two sessions; the final begins at the given hour. */
const publishFinalAt = (site: Site, hour: number) =>
  publishContent(site, {
    event: [
      { id: '500', name: 'Lamps', path: 'lamps', list: 'upcoming', startDate: dayIn(10), endDate: dayIn(12) },
    ],
    scheduleEntry: [
      {
        id: '1',
        event: '500',
        game: 'Kithara',
        title: 'Heat',
        startsAt: `${dayIn(11)}T10:00`,
        place: 'Odeon',
      },
      {
        id: '2',
        event: '500',
        game: 'Kithara',
        title: 'Final',
        startsAt: `${dayIn(11)}T${hour}:00`,
        place: 'Odeon',
      },
    ],
  });

/** Opens the event, and waits until this page, or another one of the browser, hears what is published. */
async function lookAtLamps(page: Page): Promise<void> {
  await page.goto(`${LAMPS}#schedule`);
  await untilHydrated(page);
  await expect(row(page, 'Final')).toBeVisible();
}
/** Counts the connections to the stream that the pages of a browser open. */
function countStreams(context: BrowserContext) {
  const opened: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') opened.push(request.url());
  });
  return opened;
}
function hide(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('CHANGES-09 an open event page shows within five seconds what was published, and what has changed', async ({
  page,
  site,
}) => {
  await publishFinalAt(site, 18);
  await page.goto('/news');
  await waitForWorker(page);
  const stream = page.waitForResponse(STREAM);
  await lookAtLamps(page);
  await untilStored(page, SEEN, 'Final 18:00');
  await stream;
  await publishFinalAt(site, 20);
  await expect(row(page, 'Final')).toContainText('8:00 PM', { timeout: WITHIN_MS });
  await expect(strip(page)).toHaveText('1 change since you last looked');
  await strip(page).click();
  expect(await lines(page)).toEqual([
    expect.stringMatching(/Kithara: Final Before: .*6:00 PM Now: 8:00 PM$/),
  ]);
});

test('CHANGES-09 a list of events follows, too, and the page counts as loaded while it listens', async ({
  page,
  site,
}) => {
  await publishFinalAt(site, 18);
  const stream = page.waitForResponse(STREAM);
  await page.goto('/event');
  await stream;
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: 'Lamps', exact: true })).toBeVisible();
  await publishContent(site, { event: [{ id: '500', name: 'Lanterns', path: 'lamps', list: 'upcoming' }] });
  // What a revision is not known to touch is asked for over a quarter of a minute.
  await expect(page.getByRole('heading', { name: 'Lanterns' })).toBeVisible({ timeout: 30_000 });
});

test('CHANGES-10 a hidden page and one without a network catch up when they are back', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await publishFinalAt(site, 17);
  const stream = page.waitForResponse(STREAM);
  await lookAtLamps(page);
  await stream;
  await hide(page, true);
  await publishFinalAt(site, 18);
  await hide(page, false);
  await expect(row(page, 'Final')).toContainText('6:00 PM');
  await context.setOffline(true);
  await publishFinalAt(site, 20);
  await context.setOffline(false);
  await expect(row(page, 'Final')).toContainText('8:00 PM');
});

test.describe('without a worker', () => {
  test.use(withoutWorker);

  test('CHANGES-10 of two tabs one listens, both follow, and the other takes over', async ({
    page,
    context,
    site,
  }) => {
    const streams = countStreams(context);
    await publishFinalAt(site, 17);
    const other = await context.newPage();
    const stream = page.waitForResponse(STREAM);
    await lookAtLamps(page);
    await stream;
    const code = other.waitForResponse(/follow-changes|ask-again/);
    await lookAtLamps(other);
    await code;
    await publishFinalAt(site, 18);
    for (const tab of [page, other])
      await expect(row(tab, 'Final')).toContainText('6:00 PM', { timeout: WITHIN_MS });
    expect(streams).toHaveLength(1);
    const next = other.waitForResponse(STREAM);
    await page.close();
    await next;
    await publishFinalAt(site, 20);
    await expect(row(other, 'Final')).toContainText('8:00 PM', { timeout: WITHIN_MS });
    expect(streams).toHaveLength(2);
  });

  test('CHANGES-10 a server without the stream is asked once, and nobody is told', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await publishFinalAt(site, 18);
    const streams = countStreams(page.context());
    await page.route(STREAM, (route) => route.fulfill({ status: 404, body: '' }));
    const stream = page.waitForResponse(STREAM);
    await lookAtLamps(page);
    await stream;
    await hide(page, true);
    await hide(page, false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(streams).toHaveLength(1);
  });
});
