import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { some } from '../support/scope.ts';
import { untilStill } from '../support/settled.ts';

/**
 * Expects no accessibility violations in the page as it is now, in the light and the dark theme. Other problems are
 * still checked.
 */
export async function expectNoMistakesInAnyColours(page: Page): Promise<void> {
  for (const colours of some(2, ['light', 'dark', 'forced'] as const)) {
    if (colours === 'forced') {
      await expectNoMistakesInForcedColours(page);
      continue;
    }
    await page.emulateMedia({ colorScheme: colours, forcedColors: 'none' });
    await untilStill(page);
    expect.soft(await findViolations(page), colours).toEqual([]);
  }
}

const NARROW_PX = 320;

/**
 * Does the same, and also from right to left and in a narrow window. The page is left as it was.
 *
 * @param narrow whether the part is there in a narrow window, too
 */
export async function expectNoMistakesInAnyLook(page: Page, { narrow = true } = {}): Promise<void> {
  await expectNoMistakesInAnyColours(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const look of some(0, narrow ? ['rtl', 'narrow'] : ['rtl'])) {
    await (look === 'rtl' ? turn(page, 'rtl') : page.setViewportSize({ ...size, width: NARROW_PX }));
    await untilStill(page);
    expect.soft(await findViolations(page), look).toEqual([]);
    await (look === 'rtl' ? turn(page, 'ltr') : page.setViewportSize(size));
  }
}

function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.dir = wanted;
  }, direction);
}

/** Checks the page in forced colours, where the visitor's system chooses every colour. */
export async function expectNoMistakesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await untilStill(page);
  // The browser replaces the colours, but the checker reads the original ones.
  const violations = (await findViolations(page)).filter(({ rule }) => rule !== 'color-contrast');
  expect.soft(violations, 'forced colours').toEqual([]);
  expect.soft(await findSwallowed(page), 'visible in forced colours').toEqual([]);
}

/**
 * Returns words and icons of controls that have the same colour as their background, by the colours the browser really
 * paints.
 */
async function findSwallowed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isIcon = (element: Element) => element.matches(':is(a, button, summary) svg');
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && (hasWords(element) || isIcon(element)))
      .filter((element) => {
        const { color, fill } = getComputedStyle(element);
        return (isIcon(element) ? fill : color) === groundOf(element);
      })
      .map((element) => `${element.localName} in ${element.parentElement?.outerHTML.slice(0, 200)}`);
  });
}
