import type { Page } from '@playwright/test';

/**
 * Waits until the app has taken the page over: the footer is the last part of it to be brought to life.
 *
 * @param limitMs where it matters how soon
 */
export async function untilAlive(page: Page, limitMs?: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const last = document.querySelector('footer a:last-of-type');
      return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
    },
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
