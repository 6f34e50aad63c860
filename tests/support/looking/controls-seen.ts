import type { Page } from '@playwright/test';

/** A control of the page as a finger finds it, in CSS pixels of the window. */
export interface ControlSeen {
  readonly words: string;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Every control of a page that can be seen and pressed, including dialogs and the layout; or those of a part. */
export function controlsSeen(page: Page, part = 'body'): Promise<readonly ControlSeen[]> {
  return page.evaluate((part) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea, summary, [role=button], [role=tab]',
    );
    return [...all].flatMap((one) => {
      if (one.closest(part) === null) return [];
      const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || one.closest('[inert], .skip-link, .visually-hidden') !== null) return [];
      // A press on its label selects a box, too.
      const choice = one.matches('[type=radio], [type=checkbox]') ? one.closest('label') : null;
      const { top, width, height } = (choice ?? one).getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      // A link within a drawing has no inner text.
      const text = one.innerText ?? one.textContent;
      const words = one.getAttribute('aria-label') ?? (text || one.getAttribute('name') || one.title);
      return [{ words: words.trim().slice(0, 40), top, width, height }];
    });
  }, part);
}
