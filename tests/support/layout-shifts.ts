import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** The beginnings of the elements that moved. */
  readonly where: readonly string[];
}

/**
 * Records every layout shift of the pages that are opened from now on, except those within half a second of a press.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const where = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        seen.push({ value, where });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved in the page since it was opened, and by how much in total (the sum of all shifts). */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: readonly Shift[] }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { seenShifts: Shift[] }).seenShifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
