import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some, timed } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilStill } from '../../support/settled.ts';
import {
  answerBeyondTheBuild,
  EDGE_ARTICLE,
  EDGE_PREVIOUS,
  EVENT,
  KEY,
  NO_ANSWER,
} from '../offline/sample-words.ts';
import { untilStored } from '../offline/stored-answers.ts';

const field = (page: Page) => page.getByRole('searchbox');
const result = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();
const schedule = (page: Page) => page.getByRole('region', { name: /^Schedule/ });
/** What the links of these results say, without line breaks. */
const said = async (results: Locator) =>
  (await results.getByRole('link').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

test('OFFLINE-04 OFFLINE-05 finds the catalogue and what this device has received with the server stopped', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await answerBeyondTheBuild(site);
  await page.goto('/event');
  await waitForWorker(page);
  await untilStored(page, KEY.upcoming, KEY.previous);
  await page.goto('/news');
  await untilStored(page, KEY.news);
  await site.stop();

  await page.goto('/event');
  await header(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kitara');
  await expect(result(page, 'Lyre and Kithara')).toBeVisible();
  await expect(page).toHaveURL(/\?q=kitara$/);
  for (const name of [EDGE_PREVIOUS, EDGE_ARTICLE]) {
    await field(page).fill(name.toLowerCase());
    await expect(result(page, name)).toBeVisible();
  }
  await expect(page.getByText('Searching only what’s saved on this device')).toBeVisible();
  await expect(page).toHaveURL(/\?q=markup/);
  await page.reload();
  await expect(field(page)).toHaveValue(EDGE_ARTICLE.toLowerCase());
  await result(page, EDGE_ARTICLE).click();
  await expect(page.getByRole('heading', { level: 1, name: EDGE_ARTICLE })).toBeVisible();
});

test('OFFLINE-04 finds the entries of a schedule with the server stopped, tomorrow first if asked for', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await page.goto(EVENT);
  await waitForWorker(page);
  await untilStored(page, KEY.schedule);
  await site.stop();

  await page.goto('/search?q=kitara%20tommorow');
  await expect(schedule(page).getByRole('heading', { level: 4 }).first()).toHaveText(/^Tomorrow · /);
  const [first, second, ...others] = await said(schedule(page));
  // By day, the coming night counts as tomorrow's; in that night itself, the one after it comes next.
  expect([first, second]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Kithara and Lyre: .+ Tomorrow · \w+day · 12:00 PM to 2:00 PM$/),
      expect.stringMatching(/^Kithara and Lyre: .+ \w+day, .+ · 12:00 AM to 2:00 AM$/),
    ]),
  );
  expect(others.length).toBeGreaterThan(2);
});

test('leads to each entry of a schedule by its own title', async ({ page }) => {
  await openSettled(page, '/search?q=relay%20midnight');
  const relay = schedule(page).getByRole('link', { name: 'Relay through midnight' });
  await expect(relay).toHaveCount(1);
  await relay.click();
  await expect(page).toHaveURL(/\/event\/pythian-national-games\?entry=[\da-z]{13}#schedule$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible();
});

test('shows what is over at the end, and as many results as it says', async ({ page }) => {
  await openSettled(page, '/search?q=lyre');
  await expect(schedule(page)).toBeVisible();
  const more = page.getByRole('main').getByRole('button', { name: /^Show|\d+ more/ });
  while ((await more.count()) > 0) await more.first().click();
  const phases = (await said(schedule(page))).map((text) => text.endsWith('Over'));
  expect(phases).toContain(true);
  expect(phases).toEqual(phases.toSorted((a, b) => Number(a) - Number(b)));
  const count = Number.parseInt(
    (await page.getByRole('main').getByRole('status').first().textContent()) ?? '',
    10,
  );
  const results = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await results.getByRole('link').count()).toBe(count);
});

test('restores the same results on return', fullRun, async ({ page }) => {
  await openSettled(page, '/search');
  await field(page).fill('delfi');
  await expect(result(page, 'Delphi')).toBeVisible();
  await result(page, 'Delphi').click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue('delfi');
  await expect(result(page, 'Delphi')).toBeVisible();
});

test('keeps the page responsive while it builds its index', timed, async ({ page }) => {
  await page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'self') long.push(startTime);
    }).observe({ type: 'longtask' });
  });
  await openSettled(page, '/about-us');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href^="/search"]')?.click());
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { arrived: performance.now() }));
  await field(page).fill('sitar');
  await expect(result(page, 'Sitar')).toBeVisible();
  await letTimePass(page, 1_500, 'long tasks after the first result, which must not come');
  const { count } = await page.evaluate(() => {
    const { long, arrived } = window as unknown as { long: number[]; arrived: number };
    return { count: long.filter((at) => at > arrived + 50).length };
  });
  expect(count).toBeLessThanOrEqual(1);
});

for (const width of some(1, [320, 390, 768, 1440])) {
  test(`nothing overflows at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [query, told] of [
      ['', ''],
      ['?q=folk%20dance', /^\d+ results?$/],
      [`?q=${'unfindable'.repeat(8)}`, /^0 results$/],
    ] as const) {
      await openSettled(page, `/search${query}`);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(told);
      await untilStill(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, query).toBeLessThanOrEqual(0);
    }
  });
}
