import { type Page, test } from '@playwright/test';

/**
 * Lets real time pass, where time itself is what is tested: what must not come in it, how long something bears, at what
 * pace somebody reads. Wait for what does come by its own sign, never with this.
 *
 * @param why what the time is for, as the report shows it
 */
export async function letTimePass(page: Page, ms: number, why: string): Promise<void> {
  await test.step(`${ms} ms: ${why}`, () => page.waitForTimeout(ms));
}
