import type { Page } from '@playwright/test';

/** The pointer moves over the page: until somebody uses it nothing is asked (decision Q-81). */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}
