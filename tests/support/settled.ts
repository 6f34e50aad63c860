import type { Page } from '@playwright/test';
import { isWaitingForRequests } from './requests-under-way.ts';

/** A page that asked for nothing and changed nothing for this long has settled; as long as Playwright's `networkidle`. */
const QUIET_MS = 500;

/** Waits until the app has hydrated all of the page that is near the window. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits until the page is hydrated and settled: every answer has arrived and is shown, and every font is loaded. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await untilQuiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Waits until every answer has arrived and is shown. Playwright's `networkidle` does not say that: it comes once, and on
 * a busy machine before the app has asked for anything.
 */
export async function untilQuiet(page: Page): Promise<void> {
  do await untilUnchanged(page);
  while (isWaitingForRequests(page));
}

/** Waits until elements and texts have stayed as they are for a while. */
async function untilUnchanged(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((quiet) => {
        let timer = 0;
        const changes = new MutationObserver(() => restart());
        const restart = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            changes.disconnect();
            quiet();
          }, quietMs);
        };
        changes.observe(document, { childList: true, characterData: true, subtree: true });
        restart();
      }),
    QUIET_MS,
  );
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
