import type { Locator } from '@playwright/test';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';

test.use(workerInFullRuns);

const MARTIAL = '/event-categories/martial-arts-and-traditional-games';
const PORTRAIT = `${MARTIAL}/board-games`;
const LANDSCAPE = `${MARTIAL}/water-sports`;

const isLoaded = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);

test('HOME-12 ROUTE-20 ROUTE-21 CAT-13 leads from the home page to a competition and on to its registration', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Martial Arts And Traditional Games' }).first().click();
  await expect(page).toHaveURL(MARTIAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Martial Arts And Traditional Games');
  await page.getByRole('link', { name: 'Water Sports' }).click();
  await expect(page).toHaveURL(LANDSCAPE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Sports');
  const links = page.getByRole('link', { name: 'Click to Register', exact: true });
  await expect(links).toHaveCount(6);
  const [enrolment] = await Promise.all([context.waitForEvent('page'), links.first().click()]);
  await expect(enrolment).toHaveURL(/\/enrolment-sample\/game/);
  await expect(page).toHaveURL(LANDSCAPE);
});

test.describe('with the server stopped', () => {
  test.use({ ownSite: true });

  test(
    'CAT-02 CAT-17 OFFLINE-08 after one visit to the home page the whole catalogue is there',
    fullRun,
    async ({ page, site, allowConsole }) => {
      allowConsole(/Failed to load resource|ERR_|no answer/);
      await page.goto('/');
      await waitForWorker(page);
      await site.stop();
      await page.goto(MARTIAL);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Martial Arts And Traditional Games');
      const pictures = page.getByRole('main').getByRole('listitem').locator('img');
      await expect(pictures).toHaveCount(10);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => isLoaded(picture)).toBe(true);
        await expect(picture).toHaveAttribute('src', /^\/catalogue\//);
      }
      await page.goto(PORTRAIT);
      await expect(page.getByRole('heading', { level: 2, name: 'Chess' })).toBeVisible();
    },
  );
});

test(
  'ROUTE-20 ROUTE-21 CAT-03 every page of the catalogue is prerendered HTML',
  fullRun,
  async ({ request }) => {
    for (const { key, title, pages } of catalogue) {
      const art = await request.get(`/event-categories/${key}`);
      expect(art.status(), key).toBe(200);
      expect(await art.text(), key).toContain(title.replaceAll('&', '&amp;'));
      for (const page of pages) {
        const answer = await request.get(`/event-categories/${key}/${page.key}`);
        expect(answer.status(), page.key).toBe(200);
        expect(await answer.text(), page.key).toContain('Click to Register');
      }
    }
  },
);

for (const [width, columns] of some(1, [
  [390, 2],
  [1440, 4],
] as const)) {
  test(`CAT-03 the pages of an art are in ${columns} even columns at ${width}`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSettled(page, MARTIAL);
    const panels = page.getByRole('main').getByRole('listitem').locator('img');
    const boxes = await panels.evaluateAll((all) =>
      all.map((image) => image.getBoundingClientRect().toJSON()),
    );
    expect(boxes).toHaveLength(10);
    const distinct = (side: 'left' | 'top' | 'width' | 'height') =>
      new Set(boxes.map((box) => Math.round(box[side]))).size;
    expect(distinct('left')).toBe(columns);
    expect(distinct('top')).toBe(Math.ceil(10 / columns));
    expect([distinct('width'), distinct('height')]).toEqual([1, 1]);
  });
}

test('CAT-05 panels are upright or landscape like their page', fullRun, async ({ page }) => {
  const ratioOfFirst = async (path: string) => {
    await openSettled(page, path);
    const box = await page.getByRole('main').getByRole('listitem').locator('img').first().boundingBox();
    return box === null ? 0 : box.width / box.height;
  };
  expect(await ratioOfFirst(PORTRAIT)).toBeCloseTo(3 / 4, 1);
  expect(await ratioOfFirst(LANDSCAPE)).toBeCloseTo(4 / 3, 1);
});

test('CAT-17 is complete although every call fails', fullRun, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_FAILED|no answer/);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(LANDSCAPE);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Dragon Boat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Click to Register', exact: true })).toHaveCount(6);
});

for (const [path, title] of [
  ['/event-categories/none', 'We can’t find this art'],
  ['/event-categories/none/none', 'We can’t find this art'],
  [`${MARTIAL}/none/`, 'We can’t find this page'],
] as const) {
  test(`CAT-18 Q-80 ${path} says that it is unknown before any script has loaded`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
    expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]).toContain(title);
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  });
}

for (const path of ['/event-categories/none', `${MARTIAL}/none`]) {
  test(
    `CAT-18 Q-46 ${path} is answered in the layout with links to all categories`,
    fullRun,
    async ({ page, allowConsole }) => {
      allowConsole(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await untilHydrated(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const arts = page.getByRole('navigation', { name: 'The eight arts' }).getByRole('link');
      await expect(arts).toHaveCount(8);
      await arts.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Musical, Vocal & Instrumental Arts');
    },
  );
}
