import type { Page } from '@playwright/test';

/**
 * Words that are drawn beyond the control or heading they are written on, or beyond what cuts off around them. What
 * the provider wrote may be cut where lines are counted, the interface's own words (in brackets) never.
 */
export function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const HOLDERS = 'a, button, summary, label, legend, h1, h2, h3, h4, h5, h6, dt, th, [role=tab]';
    const SLACK_PX = 1;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** The nearest box around a text that it sticks out of, if any. */
    const outgrown = (text: Node, parent: Element): Element | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // A letter's own box is higher than its line, which may be narrow.
      const slackDown = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Words for screen readers alone lie in a box of a pixel; to what scrolls by itself one can go.
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
