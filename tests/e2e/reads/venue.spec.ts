import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openTomorrow } from '../../support/open-day.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { EVENT } from '../offline/sample-words.ts';

const venue = (page: Page) => page.getByRole('region', { name: 'Find your way' });
const row = (page: Page, name: string) =>
  venue(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const plan = (page: Page) => page.getByRole('region', { name: 'Plan of Riverside Grounds' });
const mark = (page: Page, name: string) => plan(page).getByRole('link', { name });

test.describe('the plan of a venue', () => {
  test.use(withoutWorker);

  for (const width of some(1, [390, 1440]))
    test(`VENUE-02 VENUE-03 a session’s place leads to it on the plan at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettled(page, `${EVENT}#schedule`);
      const schedule = page.getByRole('region', { name: 'Games schedule' });
      // Tomorrow: late today, the sessions of this hall are folded away as over.
      await openTomorrow(schedule);
      const session = schedule.getByRole('listitem').filter({ hasText: 'Lyre Hall' });
      await session
        .getByRole('button', { name: /^More: / })
        .first()
        .click();
      const before = page.url();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Lyre Hall/ })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/#place-lyre-hall$/);
      await expect(row(page, 'Lyre Hall')).toHaveAttribute('aria-current', 'true');
      await expect(row(page, 'Lyre Hall')).toBeInViewport();
      await expect(mark(page, 'Lyre Hall')).toHaveAttribute('aria-current', 'true');
      await expect(mark(page, 'Laurel Arena')).not.toHaveAttribute('aria-current');
      await page.goBack();
      await expect(page).toHaveURL(before);
    });

  for (const width of some(1, [390, 1440]))
    test(`VENUE-02 the place in a row is a link to the plan at ${width} px, and the choices of the schedule stay`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettled(page, `${EVENT}?order=time#schedule`);
      const schedule = page.getByRole('region', { name: 'Games schedule' });
      await openTomorrow(schedule);
      const before = new URL(page.url());
      await schedule.getByRole('link', { name: 'Olive Court, Gate 3', exact: true }).first().click();
      await expect(page).toHaveURL(`${before.pathname}${before.search}#place-olive-court`);
      await expect(row(page, 'Olive Court')).toHaveAttribute('aria-current', 'true');
      await expect(row(page, 'Olive Court')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(before.href);
    });

  test(
    'VENUE-02 the place in a row leads to the plan without scripts, too',
    fullRun,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(EVENT);
      await page.locator('#schedule a[href="#place-lyre-hall"]').first().click();
      await expect(page).toHaveURL(/#place-lyre-hall$/);
      await expect(row(page, 'Lyre Hall')).toBeInViewport();
      await context.close();
    },
  );

  test('VENUE-04 what nobody has said about a place is "not known", neither yes nor no', async ({ page }) => {
    await openSettled(page, `${EVENT}#venue`);
    const facts = (name: string) => row(page, name).getByRole('definition');
    await expect(facts('Lyre Hall')).toHaveText(['yes', 'yes', 'yes', 'yes', 'yes']);
    await expect(facts('Olive Court')).toHaveText(['no', 'not known', 'not known', 'no', 'not known']);
  });

  test('VENUE-05 by keyboard alone the plan grows, moves and leads to its places', async ({ page }) => {
    await openSettled(page, `${EVENT}#venue`);
    const width = async () => (await plan(page).locator('svg').first().boundingBox())?.width ?? 0;
    const first = await width();
    const closer = venue(page).getByRole('button', { name: 'Zoom in' });
    await closer.focus();
    await page.keyboard.press('Enter');
    await expect.poll(width).toBeGreaterThan(first * 1.4);
    await page.keyboard.press('Enter');
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    await expect(closer).toBeFocused();
    await plan(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => plan(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await mark(page, 'Harbour Steps').focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Harbour Steps')).toHaveAttribute('aria-current', 'true');
    await expect(mark(page, 'Harbour Steps')).toBeInViewport();
  });

  test('VENUE-06 an address that names a place opens the page there', fullRun, async ({ page }) => {
    await page.goto(`${EVENT}#place-olive-court`);
    await untilHydrated(page);
    await expect(row(page, 'Olive Court')).toBeInViewport();
    await expect(row(page, 'Olive Court')).toHaveAttribute('aria-current', 'true');
  });

  test('VENUE-07 "accessible toilet" is found, and leads to the plan', async ({ page }) => {
    await openSettled(page, '/search?q=accessible toilet');
    const places = page.getByRole('region', { name: /^Venues/ });
    await places.getByRole('link', { name: /Accessible toilet/ }).click();
    await expect(page).toHaveURL(`${EVENT}#venue`);
    await expect(venue(page).getByText('in Lyre Hall, ground floor')).toBeVisible();
  });

  test(
    'VENUE-07 on Arabic pages toilets are found by the words that visitors use',
    fullRun,
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'ar'));
      for (const words of ['دورة مياه', 'حمام']) {
        await openSettled(page, `/search?q=${encodeURIComponent(words)}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        const found = page.getByRole('main').getByRole('link', { name: /دور(?:ة|ات) مياه/ });
        await expect.poll(() => found.count(), words).toBeGreaterThan(1);
      }
    },
  );
});
