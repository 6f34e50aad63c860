import type { Page } from '@playwright/test';

/** Moves the pointer over the page: before first use no prompt appears (reading Q-81). */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}
