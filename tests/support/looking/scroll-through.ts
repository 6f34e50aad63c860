import type { Page } from '@playwright/test';
import { untilSettled } from '../settled.ts';

/** Scrolls down a page to its end, so that every part of it hydrates, and waits until it has settled. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
  await untilSettled(page);
}
