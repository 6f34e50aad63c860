import type { Page } from '@playwright/test';
import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true });

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const titles = (page: Page) => rows(page).locator('td:nth-child(2)').allInnerTexts();

/** Opens a list that is shown whole, and returns its titles. */
async function openList(page: Page): Promise<string[]> {
  await page.goto('/desk/news');
  await expect(rows(page).first()).toBeVisible();
  const all = await titles(page);
  expect(new Set(all).size).toBeGreaterThan(4);
  return all;
}

/** The titles are in this order now, and for whoever comes later. */
async function expectOrder(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(wanted);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(wanted);
}

const moved = (all: readonly string[], from: number, to: number) => {
  const others = all.filter((_, place) => place !== from);
  return [...others.slice(0, to), all[from] ?? '', ...others.slice(to)];
};

test('DESK-60 an item that is dragged by its dots stands where it was dropped, down and up, also after a reload', async ({
  page,
  site,
}) => {
  test.slow();
  await joinDesk(page, site);
  const all = await openList(page);
  const handle = (place: number) => rows(page).nth(place).locator('td').last().locator('span').first();
  await handle(0).dragTo(rows(page).nth(3));
  const first = moved(all, 0, 3);
  await expectOrder(page, first);
  await handle(4).dragTo(rows(page).nth(1));
  await expectOrder(page, moved(first, 4, 1));
});

test('DESK-60 an item that is moved by the arrows stands where it was moved, also after a reload', async ({
  page,
  site,
}) => {
  test.slow();
  await joinDesk(page, site);
  const all = await openList(page);
  const arrow = (place: number, name: RegExp) => rows(page).nth(place).getByRole('button', { name });
  await arrow(0, /^Move .* down$/).click();
  const first = moved(all, 0, 1);
  await expectOrder(page, first);
  await arrow(3, /^Move .* up$/).click();
  await expectOrder(page, moved(first, 3, 2));
});
