import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { openDay } from '../../support/open-day.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';

test.use(workerInFullRuns);

const NATIONAL = 'Pythian National Games';
const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const list = (page: Page) => page.getByRole('region', { name: 'Your list' });
const titles = async (page: Page) => {
  await expect(list(page)).toBeVisible();
  return list(page).getByRole('listitem').getByRole('link').allInnerTexts();
};

/** Stars the event itself and the first two entries of its last day, which overlap; returns the entries' names. */
async function starAtEvent(page: Page): Promise<string[]> {
  await page.goto(`${EVENT}?order=time#schedule`);
  await untilHydrated(page);
  const ofEvent = page.getByRole('button', { name: `Save ${NATIONAL}`, exact: true });
  await ofEvent.click();
  await expect(ofEvent).toHaveAttribute('aria-pressed', 'true');
  await openDay(page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last());
  const ofDay = page.getByRole('tabpanel').getByRole('button', { name: /^Save / });
  const names: string[] = [];
  for (const star of [ofDay.nth(0), ofDay.nth(1)]) {
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    names.push(((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, ''));
  }
  return names;
}

test('an event, two entries and an article are starred and listed by time, with their clash, in another tab at once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openSettled(other, '/saved');
  await expect(other.getByText('Nothing saved yet')).toBeVisible();
  const entries = await starAtEvent(page);
  await expect(list(other).getByRole('link', { name: entries[1] ?? '' })).toBeVisible({ timeout: 1_000 });
  await page.goto('/news/details');
  await untilHydrated(page);
  const article = await page.getByRole('heading', { level: 1 }).innerText();
  await stars(page).first().click();
  await expect(list(other).getByRole('link', { name: article })).toBeVisible({ timeout: 1_000 });
  expect(await titles(other)).toEqual([NATIONAL, ...entries, article]);
  await expect(list(other).getByText(`At the same time as ${entries[0]}`)).toBeVisible();
});

test(
  'OFFLINE-05 a star pressed at the moment the page is left is still in the list',
  fullRun,
  async ({ page }) => {
    await openSettled(page, EVENT);
    const star = page.getByRole('button', { name: `Save ${NATIONAL}`, exact: true });
    // Synchronously: the press could not be stored before the page is gone.
    await star.evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/saved');
      const until = performance.now() + 1_000;
      while (performance.now() < until);
    });
    await expect(page).toHaveURL('/saved');
    await expect.poll(() => titles(page)).toEqual([NATIONAL]);
    await page.goto(EVENT);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'OFFLINE-05 starred items are there after a restart without a server, and can be removed and restored',
  fullRun,
  async ({ site, launchProfile, allowConsole }) => {
    allowConsole(NO_ANSWER);
    const first = await launchProfile();
    const page = await first.newPage();
    await page.goto('/');
    await waitForWorker(page);
    const entries = await starAtEvent(page);
    await first.close();
    await site.stop();

    const reopened = await (await launchProfile()).newPage();
    await reopened.goto('/saved');
    await expect.poll(() => titles(reopened)).toEqual([NATIONAL, ...entries]);
    await reopened.getByRole('button', { name: `Remove ${entries[0]} from the list` }).click();
    await expect(list(reopened).getByRole('link', { name: entries[0] ?? '' })).toHaveCount(0);
    await reopened.getByRole('button', { name: 'Undo' }).focus();
    await reopened.keyboard.press('Enter');
    await expect(list(reopened).getByRole('link', { name: entries[0] ?? '' })).toBeVisible();
    // The message disappears with its button; the focus stays in the list.
    await expect(reopened.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await reopened.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  },
);

test(
  'a link takes the list to a device that knows nothing of it',
  fullRun,
  async ({ page, browser, baseURL }) => {
    const entries = await starAtEvent(page);
    await page.goto('/saved');
    for (const name of [NATIONAL, ...entries])
      await expect(list(page).getByRole('link', { name })).toBeVisible();
    const here = await titles(page);
    await page.getByRole('button', { name: 'Take this list with you' }).click();
    await expect(page.getByRole('img', { name: /QR code/ }).locator('path')).toBeAttached();
    const address = await page.getByRole('group', { name: 'Link', exact: true }).innerText();
    const fresh = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const there = await fresh.newPage();
    await there.goto(address);
    await expect(there.getByText(`${here.length} items that aren’t on your list yet`)).toBeVisible();
    await there.getByRole('button', { name: 'Add to my list' }).click();
    expect(await titles(there)).toEqual(here);
    await expect(there).toHaveURL(/\/saved$/);
    await fresh.close();
  },
);

for (const width of some(1, [390, 1440])) {
  test(
    `the list and its share panel have no accessibility violations and overflow nothing at ${width} px`,
    fullRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await starAtEvent(page);
      await openSettled(page, '/saved#v1;e=youth-pythian-games');
      await page.getByRole('button', { name: 'Take this list with you' }).click();
      await expect(page.getByRole('img', { name: /QR code/ }).locator('path')).toBeAttached();
      await expectNoMistakesInAnyColours(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}
