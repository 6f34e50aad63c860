import type { Locator, Page } from '@playwright/test';

/** More stops than any page has; a longer walk is stuck somewhere. */
export const MOST_STOPS = 400;

/** Presses Tab until the given part has the focus, like a keyboard user. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    // Elements that appear on the way are not waited for.
    if ((await wanted.count()) === 0) continue;
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}
