import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';

test.use({ ...withoutWorker, viewport: { width: 1440, height: 900 } });

const tabs = (page: Page) => page.getByRole('tab');
const chosen = (page: Page) => page.getByRole('tab', { selected: true });

test('HISTORY-03 HISTORY-04 seven tabs are below one another; the address follows, and Back leaves the page', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto('/history');
  await expect(tabs(page)).toHaveCount(7);
  const boxes = await Promise.all((await tabs(page).all()).map((tab) => tab.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(7);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);

  await tabs(page).nth(1).click();
  await expect(page).toHaveURL('/history#ancient-games');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/history#early-history');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel').getByText('Mycenaean').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('HISTORY-04 an address with a chapter opens it, in view', fullRun, async ({ page }) => {
  await page.goto('/history#demise');
  await expect(chosen(page)).toHaveText('Demise of Delphi');
  await expect(chosen(page)).toBeInViewport();
  await page.reload();
  await expect(chosen(page)).toHaveText('Demise of Delphi');
});

test('HISTORY-01 a narrow screen shows all facts of the table', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/history');
  for (const cell of await page.getByRole('table').getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('HISTORY-07 the portrait loads', fullRun, async ({ page }) => {
  await page.goto('/founders-message');
  const portrait = page.getByRole('img', { name: /portrait/ });
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/founder\.svg$/);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
