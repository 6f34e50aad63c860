import type { BrowserContext } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

test.use(withoutWorker);

const day = (fromToday: number) => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + fromToday * 86_400_000,
  );
  return parts.replaceAll('/', '-');
};
const event = (eventname: string, from: number, to: number, more: object = {}) => ({
  eventaid: 7,
  eventname,
  startdate: day(from),
  enddate: day(to),
  imagetype: 'image',
  eventimage: 'national.webp',
  statename: 'Goa',
  readmoreurl: 'pythian-national-games',
  ...more,
});

const answerEvents = (context: BrowserContext, events: object[]) =>
  context.route('**/api/events', (route) => route.fulfill({ json: { data: events } }));

for (const path of some(1, ['/', '/home'])) {
  test(`ROUTE-01 ${path} opens with the claim as its only heading and two links`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eight arts. One wreath.');
    await expect(page.getByRole('main').getByRole('link', { name: 'See the events' })).toHaveAttribute(
      'href',
      '/event',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
}

/** The parts of home that section 2 lists. Its order is only implied: the events stand where visitors find them. */
const BLOCKS = [
  'Highlights',
  'Upcoming games',
  'Upcoming events',
  'A revival, not a re-enactment',
  'Video gallery',
  'Eight arts to enter',
  'Associates',
  'Twenty-one nations',
  'Previous events',
  'From the founder’s desk',
  'Pictures of the festival',
];

test(
  'HOME-01 home is there without any script, its parts in order',
  fullRun,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Upcoming events' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News', exact: true }).getByRole('listitem')).toHaveCount(
      3,
    );
    expect(await page.locator('[style]').count()).toBe(0);
    const blocks = await page
      .locator('main section')
      .evaluateAll((all) =>
        all.map(
          (block) =>
            block.getAttribute('aria-label') ??
            document.getElementById(block.getAttribute('aria-labelledby') ?? '')?.textContent ??
            '',
        ),
      );
    expect(blocks.filter((name) => BLOCKS.includes(name))).toEqual(BLOCKS);
    await context.close();
  },
);

test('HOME-11 both about blocks have a Read More link', fullRun, async ({ page }) => {
  await openSettled(page, '/');
  for (const path of ['/about-us', '/modern-pythian-games']) {
    const link = page.getByRole('main').locator(`a[href="${path}"]`);
    await expect(link).toHaveText(/^Read More \w/);
    await link.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('while an event runs, what is on there is below the claim', async ({ page }) => {
  await openSettled(page, '/');
  const now = page.getByRole('region', { name: 'On now at Pythian National Games' });
  await expect(now.getByRole('time')).toBeInViewport();
  await expect(now.getByRole('link')).toHaveAttribute('href', '/event/pythian-national-games#schedule');
});

test('the strip counts down to the first event that has not begun', fullRun, async ({ page, context }) => {
  await answerEvents(context, [
    event('Running Games', -1, 1),
    event('Far Games', 40, 41),
    event('Near Games', 10, 12, { readmoreurl: 'youth-pythian-games' }),
  ]);
  await openSettled(page, '/');
  const strip = page.getByRole('region', { name: 'Next event' });
  await expect(strip.getByRole('heading')).toHaveText('Near Games');
  await expect(strip.getByRole('timer')).toBeVisible();
  await page.getByRole('region', { name: 'Upcoming events' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: 'Running Games' }).getByText('Goa')).toBeVisible();
});

test('HOME-17 Read More carries the event to its page', fullRun, async ({ page, context }) => {
  await answerEvents(context, [event('Carried Games', 10, 12, { eventaid: 4711 })]);
  await openSettled(page, '/');
  await page.getByRole('article', { name: 'Carried Games' }).getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/event/pythian-national-games');
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    eventid: '4711',
    eventname: 'Carried Games',
  });
});

test('home without events and news is complete', fullRun, async ({ page, context, allowConsole }) => {
  allowConsole(/500/);
  await answerEvents(context, []);
  await context.route('**/api/news', (route) => route.fulfill({ status: 500, json: {} }));
  await openSettled(page, '/home');
  await page.getByRole('region', { name: 'Upcoming events' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Upcoming events' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Next event' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vision 2050' })).toBeVisible();
});

test('HOME-13 the associates are shown by their logos', fullRun, async ({ page, context }) => {
  const logos = ['key', 'laurel', 'lyre'].map((name) => `/media/associates/${name}.svg`);
  await context.route('**/api/Associate', (route) =>
    route.fulfill({ json: { data: logos.map((logo) => ({ logo })) } }),
  );
  await openSettled(page, '/');
  const associates = page.getByRole('region', { name: 'Associates' });
  await associates.scrollIntoViewIfNeeded();
  const shown = associates.getByRole('img', { name: 'Logo' });
  await expect(shown).toHaveCount(3);
  for (const [place, logo] of logos.entries()) {
    await shown.nth(place).scrollIntoViewIfNeeded();
    await expect(shown.nth(place)).toHaveAttribute('src', logo);
    await expect
      .poll(() => shown.nth(place).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});
