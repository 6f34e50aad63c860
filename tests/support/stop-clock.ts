import type { Page } from '@playwright/test';

/**
 * From here on the page's time moves only when the test says so: with `page.clock.install()` alone it also runs in real
 * time, and a slow machine lets intervals end early. The clock must have been installed before.
 */
export async function stopClock(page: Page): Promise<void> {
  const inASecond = () => page.evaluate(() => Date.now() + 1000);
  // A busy page may take longer than that second. Its clock has stopped by then anyway, and the second try is in time.
  await page.clock.pauseAt(await inASecond()).catch(async () => page.clock.pauseAt(await inASecond()));
}
