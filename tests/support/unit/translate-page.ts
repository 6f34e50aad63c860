/**
 * Changes a page as browser translators do: every text is wrapped in a `<font>` of theirs, now and later. It runs in
 * the page, so it cannot use anything from outside. Elements marked as not translatable are left alone.
 */
export function translatePage(): void {
  const isLeftAlone = (text: Text) =>
    text.parentElement?.closest('font, script, style, textarea, option, svg, [translate="no"]') !== null;
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.isConnected || isLeftAlone(text)) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}
