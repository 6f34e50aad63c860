import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { everything, fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';

const EVENT = '/event/pythian-national-games';

const readOnTo = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Expects the position, and that it stays: late content would move the page. */
async function expectPlace(page: Page, top: number): Promise<void> {
  await untilSettled(page);
  await expect.poll(() => topOf(page)).toBe(top);
  await letTimePass(page, 700, 'what is drawn later, which must not move the page');
  expect(await topOf(page)).toBe(top);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForWorker(page);
  await openSettled(page, EVENT);
});

// Both are below the height of a loading event page, and the second is past its end then.
for (const top of some(1, [1_400, 4_000])) {
  test(
    `LAYOUT-26 an event that loads from the device is found where it was left: ${top}`,
    fullRun,
    async ({ page }) => {
      for (let time = 0; time < (everything ? 3 : 1); time++) {
        await readOnTo(page, top);
        await page.reload();
        await expectPlace(page, top);
      }
      await page.goto('/news');
      await page.goBack();
      await expectPlace(page, top);
    },
  );
}
