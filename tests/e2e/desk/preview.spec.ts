import type { Page } from '@playwright/test';
import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';
import { storedText } from '../../support/stored-text.ts';

test.use({ timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true });

const TITLE = 'Lanterns by the river';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const article = (page: Page) => page.getByRole('main').getByText(TITLE).first();

/** Everything the worker has stored as files, as one text. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

test('DESK-83 an organiser sees the working copy on the pages of the site, in one tab alone; nothing of it stays in the browser', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  const visitor = await context.newPage();
  await visitor.goto('/news');
  await untilHydrated(visitor);
  await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await joinDesk(page, site);
  await page.goto('/desk/news');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel(/^Title/).fill(TITLE);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(bar(preview)).toHaveText(/Preview: not published/);
  await expect(article(preview)).toBeVisible();

  await preview.reload();
  await expect(article(preview)).toBeVisible();
  await expect(bar(preview)).toBeVisible();
  await visitor.reload();
  await untilHydrated(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article(visitor)).toHaveCount(0);
  await expect(bar(visitor)).toHaveCount(0);
  expect(await storedText(visitor)).not.toContain(TITLE);
  expect(await cachedText(visitor)).not.toContain(TITLE);

  await bar(preview).getByRole('link', { name: 'Back to the desk' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await preview.goto('/news');
  await untilHydrated(preview);
  await expect(bar(preview)).toHaveCount(0);
  await expect(article(preview)).toHaveCount(0);
});

test('DESK-83 a preview without a sign-in asks for one, shows nothing before it, and goes on after it', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await joinDesk(page, site);
  const preview = await context.newPage();
  await preview.goto('/desk/preview?page=/news');
  await expect(bar(preview)).toHaveText(/Preview: not published/);
  await expect(preview.getByRole('heading', { level: 1, name: 'Founder Desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await preview.reload();
  await expect(bar(preview)).toContainText('You are not signed in');
  await bar(preview).getByRole('link', { name: 'Sign in' }).click();
  await preview.getByLabel('Your email').fill('ada@festival.example');
  await preview.getByLabel('Password').fill('lyre river amber noon');
  await preview.getByRole('button', { name: 'Sign in' }).click();
  await expect(bar(preview)).toHaveText(/Preview: not published/);
  await expect(preview).toHaveURL(/\/news$/);
});

test(
  'DESK-83 whoever comes to a tab that was a preview gets out of it with one press',
  fullRun,
  async ({ page }) => {
    await page.goto('/news');
    await page.evaluate(() => sessionStorage.setItem('preview', 'on'));
    await page.reload();
    await expect(bar(page)).toContainText('You are not signed in');
    await bar(page).getByRole('button', { name: 'See the published site' }).click();
    await untilHydrated(page);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
