import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { some } from '../support/scope.ts';
import { untilStill } from '../support/settled.ts';

/** No accessibility mistake in the page as it stands now, in the colours of day and night. Other mistakes are still looked for. */
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
 * The same, and from right to left and in a narrow window as well. The page is left as it was.
 *
 * @param narrow whether what is looked at is there in a narrow window, too
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

/** As it stands where the visitor's system chooses every colour. */
export async function expectNoMistakesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await untilStill(page);
  // The browser puts its own colours in, and the checker reads those from before.
  const violations = (await findViolations(page)).filter(({ rule }) => rule !== 'color-contrast');
  expect.soft(violations, 'forced colours').toEqual([]);
  expect.soft(await findSwallowed(page), 'seen in forced colours').toEqual([]);
}

/** Words, and icons of controls, that have the colour of what they stand on, by the colours the browser really paints. */
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
