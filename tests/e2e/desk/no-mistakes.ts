import type { Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect } from '../../support/fixtures.ts';
import { some } from '../../support/scope.ts';
import { untilStill } from '../../support/settled.ts';

export const PHONE = { width: 390, height: 844 };
export const COMPUTER = { width: 1440, height: 900 };
/** By default the phone alone: what fits there has the most to lose. */
const SIZES = some(1, [PHONE, COMPUTER]);

/** A window that is longer takes the browser too much memory. */
const LONGEST = 24_000;

/**
 * Expects that axe finds nothing in either theme, and that nothing is cut off at the side.
 *
 * @param part a selector, to check only that part
 */
export async function expectNoMistakes(page: Page, what: string, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    expect.soft(await findViolations(page, part), `${what}, ${colorScheme}`).toEqual([]);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, what).toBeLessThanOrEqual(0);
}

/** Does the same at the sizes of a phone and of a computer, over the whole length of the page. */
export async function expectNoMistakesAtAnySize(page: Page, what: string, part?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Half below the bars at the lower edge, buttons would count as too small.
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(Math.max(size.height, length), LONGEST);
    await page.setViewportSize({ ...size, height });
    await expectNoMistakes(page, `${what}, ${size.width} px`, part);
  }
  await page.setViewportSize(PHONE);
}

/** Opens a screen of the desk, and waits until all of it is there. */
export async function openScreen(page: Page, path: string, name: string | RegExp = /\S/): Promise<void> {
  await page.goto(`/desk${path}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}
