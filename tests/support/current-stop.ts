import type { Page } from '@playwright/test';

/** A place that the focus can have. */
export interface Stop {
  readonly what: string;
  /** Whether it has a focus mark that the neighbouring stops lack. */
  readonly isMarked: boolean;
  /** Whether any part of it can be seen (WCAG 2.2, 2.4.11). */
  readonly isInSight: boolean;
  readonly isIn: 'header' | 'main' | 'footer' | 'elsewhere';
}

/** What has the focus now, or null if it left the page. */
export async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const across = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part);
    const down = [top + 2, (top + bottom) / 2, bottom - 2];
    const isShownAt = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return (
        found !== null && (element.contains(found) || found.contains(element)) && found.tagName !== 'HTML'
      );
    };
    const places = ['header', 'main', 'footer'] as const;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return {
      what: `${element.localName} "${name.slice(0, 60)}"`,
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInSight: across.some((x) => down.some((y) => isShownAt(x, y))),
      isIn: places.find((place) => element.closest(place)) ?? 'elsewhere',
    };
  });
}
