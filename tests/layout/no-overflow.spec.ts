import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { pathsToCheck } from '../support/routes.ts';
import { some } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

// Rows stand as they scroll by themselves: the carousel would hide what they let through.
test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } });

/** As browsers draw it that leave nothing out: in others, what is out of sight cannot stick out of its block. */
async function layOutAll(page: Page, more = '') {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, `* { content-visibility: visible !important; } ${more}`);
}

const WIDTHS_PX = [320, 375, 768, 1024, 1440, 1920];

for (const path of some(3, pathsToCheck)) {
  test(`LAYOUT-29 ${path} never scrolls sideways, and its heading is not under the header`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await openSettled(page, path);
    await layOutAll(page);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.evaluate(async () => {
        scrollTo(0, 0);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return {
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          heading: document.querySelector('main h1')?.getBoundingClientRect().top ?? 0,
          bar: [...document.querySelectorAll('header a, header button')]
            .map((control) => control.getBoundingClientRect())
            .filter(({ width: across }) => across > 0)
            .every(({ left, right, top, bottom }) => {
              const within = document.querySelector('header')?.getBoundingClientRect();
              return left >= 0 && right <= innerWidth && top >= 0 && bottom <= (within?.bottom ?? 0) + 1;
            }),
        };
      });
      expect(seen.beyond, `${width} px`).toBeLessThanOrEqual(0);
      expect(seen.heading, `${width} px`).toBeGreaterThanOrEqual(seen.header);
      expect(seen.bar, `every control of the header inside it at ${width} px`).toBe(true);
    }
  });
}

/** Zoom of 200% in a window 1280 px wide leaves half of it, and 400% a quarter: the narrowest one above. */
const WIDTHS_OF_LARGE_TEXT_PX = [1280, 640];

for (const path of some(1, pathsToCheck)) {
  test(`LAYOUT-29 ${path} never scrolls sideways with text at twice its size`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await openSettled(page, path);
    await layOutAll(page, 'html { font-size: 200%; }');
    for (const width of WIDTHS_OF_LARGE_TEXT_PX) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
