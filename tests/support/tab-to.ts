import type { Locator, Page } from '@playwright/test';

/** More stops than any page has; whoever walks longer is caught somewhere. */
export const MOST_STOPS = 400;

/** Tabs until the given part has the focus, as someone does who has no mouse. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    // What comes into being on the way is not waited for before there is a way.
    if ((await wanted.count()) === 0) continue;
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}
