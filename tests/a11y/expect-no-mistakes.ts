import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { untilStill } from '../support/settled.ts';

/** No accessibility mistake in the page as it stands now, light and dark. Other mistakes are still looked for. */
export async function expectNoMistakesInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    expect.soft(await findViolations(page), colorScheme).toEqual([]);
  }
}
