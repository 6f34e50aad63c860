import type { Page } from '@playwright/test';

/** How a page stands in a window of some width. */
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
 * As browsers draw it that leave nothing out: in others, what is out of sight cannot stick out of its block.
 *
 * @param more rules to draw it by beside
 */
export async function layOutAll(page: Page, more = ''): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, `* { content-visibility: visible !important; } ${more}`);
}

/** Makes the window so wide, and measures the page from its top. */
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
