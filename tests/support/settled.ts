import type { Page } from '@playwright/test';

/**
 * Waits until the app has taken over all of the page that is near the window.
 *
 * @param limitMs where it matters how soon
 */
export async function untilAlive(page: Page, limitMs?: number): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrated !== undefined,
    undefined,
    limitMs === undefined ? {} : { timeout: limitMs },
  );
}

/** Waits until the page is alive and at rest: every answer has come and every font stands. */
export async function untilSettled(page: Page): Promise<void> {
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens an address and waits until the page there is at rest. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilSettled(page);
}

/** Waits until every change of look that has begun is over; what turns for ever is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // A change that is replaced by another one is over, too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
