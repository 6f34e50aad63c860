import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LEFT_AROUND_WORDS, READ_TAGS } from './allow-list.ts';
import { READ_OF_PICTURES } from './picture-source.ts';

/** Whether the browser has a built-in sanitizer (HTML Sanitizer API). */
export function canBrowserClean(): boolean {
  return typeof Sanitizer === 'function' && typeof Element.prototype.setHTML === 'function';
}

let sanitizer: Sanitizer | null = null;

/**
 * Cleans markup with the browser's own sanitizer, in a document that runs and loads nothing. Unknown elements are
 * removed with their text; known elements that are not allowed leave their text.
 */
export function cleanByBrowser(markup: string): DocumentFragment {
  sanitizer ??= new Sanitizer({
    elements: [...ALLOWED_TAGS, ...READ_TAGS],
    replaceWithChildrenElements: [...LEFT_AROUND_WORDS],
    attributes: [...ALLOWED_ATTRIBUTES, ...READ_OF_PICTURES],
    dataAttributes: false,
    comments: false,
  });
  const inert = document.implementation.createHTMLDocument('');
  const box = inert.createElement('div');
  box.setHTML(markup, { sanitizer });
  const fragment = inert.createDocumentFragment();
  while (box.firstChild !== null) fragment.append(box.firstChild);
  return fragment;
}
