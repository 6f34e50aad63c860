import type { Page } from '@playwright/test';

/**
 * Waits until the app has hydrated all of the page that is near the window.
 *
 * @param limitMs if it matters how soon
 */
export async function untilHydrated(page: Page, limitMs?: number): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrated !== undefined,
    undefined,
    limitMs === undefined ? {} : { timeout: limitMs },
  );
}

/** Waits until the page is hydrated and settled: every answer has arrived and every font is loaded. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens an address and waits until the page has settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilSettled(page);
}

/** Waits until every animation or transition that has begun is over, except endless ones and those that scrolling drives. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // A transition that is replaced by another one is over, too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
