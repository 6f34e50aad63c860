import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openSettled } from '../support/settled.ts';

test.use(withoutWorker);

/** Half a pixel of rounding. */
const SLACK = 0.6;

/** Grids of pictures and blocks, by what is in them. */
const GRIDS: Readonly<Record<string, string>> = {
  '/our-council': 'ul:has(> li > a[href^="/our-council/"] img)',
  '/membership': 'main ul:has(> li > article)',
  '/donation': 'main section:has(dl) div:has(> figure)',
  '/medals': 'main table',
  '/news': 'main ul[class*=tiles]',
};

for (const [path, grid] of Object.entries(GRIDS)) {
  test(`the grids of ${path} have equal margins and equal gutters`, async ({ page }) => {
    await openSettled(page, path);
    for (const width of [390, 700, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const grids = await page.locator(grid).evaluateAll((all) =>
        all.map((one) => {
          const inline = (element: Element) => element.getBoundingClientRect();
          const blocks = [...one.children].map(inline).filter(({ width }) => width > 1);
          const [first] = blocks;
          const row = blocks.filter(({ top }) => Math.abs(top - (first?.top ?? 0)) < 2);
          const columns = getComputedStyle(one).gridTemplateColumns.split(' ').length;
          return {
            isFull: getComputedStyle(one).display !== 'grid' || row.length === columns,
            left: Math.min(...blocks.map(({ left }) => left)),
            right: document.documentElement.clientWidth - Math.max(...blocks.map(({ right }) => right)),
            gutters: row.slice(1).map(({ left }, before) => left - (row[before]?.right ?? 0)),
          };
        }),
      );
      expect(grids.length, `${width}`).toBeGreaterThan(0);
      for (const { left, right, gutters } of grids.filter(({ isFull }) => isFull)) {
        expect(Math.abs(left - right), `${width}: left ${left}, right ${right}`).toBeLessThan(SLACK);
        expect(Math.max(0, ...gutters) - Math.min(...gutters, Number.POSITIVE_INFINITY)).toBeLessThan(SLACK);
      }
    }
  });
}
