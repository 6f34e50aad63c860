import type { ElementHandle, Page } from '@playwright/test';
import { countChanged, pictureOf } from '../support/looking/pixels-changed.ts';
import { untilStill } from '../support/settled.ts';

export type Handle = ElementHandle<HTMLElement | SVGElement>;

/** Returns how many pixels of an element's picture a change visibly alters, or null if it is out of view. */
export async function changedBy(
  page: Page,
  element: Handle,
  change: () => Promise<void>,
): Promise<number | null> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
  await untilStill(page);
  const before = await pictureOf(page, element);
  await change();
  await untilStill(page);
  const after = await pictureOf(page, element);
  return before === null || after === null ? null : countChanged(page, before, after);
}

/** Its name for a person, and its class. */
export function nameOf(element: Handle): Promise<string> {
  return element.evaluate((node) => {
    const name = node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 60);
    return `${node.localName}.${node.getAttribute('class')} "${name}"`;
  });
}

/** Removes the attributes that mark an element as selected. Its look follows as far as it depends on them. */
export function unchoose(element: Handle): Promise<void> {
  return element.evaluate((node) => {
    if (node instanceof HTMLInputElement) node.checked = false;
    node.removeAttribute('aria-current');
    for (const state of ['aria-selected', 'aria-checked', 'aria-pressed'])
      if (node.hasAttribute(state)) node.setAttribute(state, 'false');
  });
}
