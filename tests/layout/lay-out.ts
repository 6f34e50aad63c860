import type { Page } from '@playwright/test';

/** The geometry of a page in a window of some width. */
export interface Stand {
  /** How many pixels it can be scrolled sideways. */
  readonly beyond: number;
  /** Lower edge of the header, and upper edge of the main heading. */
  readonly header: number;
  readonly heading: number;
  /** Whether every control of the header is inside it. */
  readonly bar: boolean;
}

/**
 * Lays out blocks that the browser would skip: a skipped block's content cannot overflow it.
 *
 * @param more additional rules
 */
export async function layOutAll(page: Page, more = ''): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, `* { content-visibility: visible !important; } ${more}`);
}

/** Sets the window's width, and measures the page from its top. */
export async function standAt(page: Page, width: number): Promise<Stand> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
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
}
