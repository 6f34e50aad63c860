import type { Page } from '@playwright/test';

/**
 * Returns text that overflows its control or heading, or that is clipped by a box around it. Provider text may be cut
 * by a line clamp, the interface's own text (in brackets) never.
 */
export function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const HOLDERS = 'a, button, summary, label, legend, h1, h2, h3, h4, h5, h6, dt, th, [role=tab]';
    const SLACK_PX = 1;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** Returns the nearest box around a text that the text overflows, if any. */
    const outgrown = (text: Node, parent: Element): Element | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // A glyph's own box is taller than its line, which may be tight.
      const slackDown = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text for screen readers only is in a one-pixel box; scrollable boxes can be scrolled to the text.
        if (clipPath !== 'none' || edge.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') return;
        const isHolder = display !== 'inline' && box.matches(HOLDERS);
        const isOurs = webkitLineClamp === 'none' || /[[\]]/.test(text.textContent ?? '');
        const across = words.left < edge.left - SLACK_PX || words.right > edge.right + SLACK_PX;
        const down = words.top < edge.top - slackDown || words.bottom > edge.bottom + slackDown;
        if (across && (isHolder || cuts(overflowX))) return box;
        if (down && isOurs && (isHolder || cuts(overflowY))) return box;
      }
      return undefined;
    };

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || parent.closest('script, style, svg, option') || !text.textContent?.trim())
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = outgrown(text, parent);
      if (box) found.push(`"${text.textContent.trim().slice(0, 60)}" in ${box.localName}.${box.className}`);
    }
    return found;
  });
}
