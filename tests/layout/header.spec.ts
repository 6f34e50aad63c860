import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { scrollThrough } from '../support/looking/scroll-through.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled, untilStill } from '../support/settled.ts';
import { overlaps } from './overlaps.ts';

test.use(withoutWorker);

const WIDTHS_PX = [320, 375, 767, 768, 800, 900, 991, 992, 1100, 1343, 1344, 1440];

// The longer words first.
for (const language of some(1, [...new Set(['el', ...LANGUAGE_CODES])])) {
  test(`LAYOUT-01 no two controls of the header overlap (${language})`, fullRun, async ({ page }) => {
    await openInLanguage(page, language, '/history');
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlaps(page), `${width} px`).toEqual([]);
    }
  });
}

for (const language of some(1, ['en', 'ar', 'ms'])) {
  test(`on a phone the header is one row of 64 px at most, with the menu at its end (${language})`, async ({
    page,
  }) => {
    await openInLanguage(page, language, '/history');
    const header = page.getByRole('banner');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await untilStill(page);
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64);
      const controls = await header.locator('a:visible, button:visible').all();
      const addresses = await Promise.all(controls.map((control) => control.getAttribute('href')));
      expect(addresses).toEqual(['/', '/search#search-field', '/saved', null]);
      const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
      for (const box of boxes.slice(1))
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await overlaps(page)).toEqual([]);
    }
  });
}

test('LAYOUT-09 the drawer is inside the window next to a scrollbar that takes space', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/history');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  const start = await drawer.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect().left;
  });
  expect(start).toBeGreaterThanOrEqual(0);
});

for (const [width, height] of some(2, [
  [390, 844],
  [1440, 900],
  [800, 900],
] as const))
  test(`LAYOUT-01 nothing of a page lies over the header, however far it is scrolled, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/event/pythian-national-games', '/']) {
      await openSettled(page, path);
      await scrollThrough(page);
      expect(await coveringHeader(page), path).toEqual([]);
    }
  });

/** The elements that are over the middle of the header, from the beginning of the page to its end. */
function coveringHeader(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate(async (header) => {
    const covering = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 211) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { left, width, bottom } = header.getBoundingClientRect();
      for (const share of [0.1, 0.5, 0.9]) {
        const seen = document.elementFromPoint(left + width * share, bottom - 12);
        if (seen !== null && !header.contains(seen)) covering.add(`${seen.className} at ${top}`);
      }
    }
    return [...covering];
  });
}
