import type { Page } from '@playwright/test';

/**
 * Returns pairs of visible header controls that overlap by more than a line; a menu entry may overlap its own opener.
 */
export function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button, select)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.innerText.split('\n')[0] ?? '',
        entry: control.closest('nav li'),
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return controls.flatMap((one, place) =>
      controls
        .slice(place + 1)
        .filter(
          ({ box, entry }) =>
            (entry === null || entry !== one.entry) &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 2 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 2,
        )
        .map(({ name }) => `${one.name} / ${name}`),
    );
  });
}
