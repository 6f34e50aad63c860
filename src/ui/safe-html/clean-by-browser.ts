import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LEFT_AROUND_WORDS, READ_TAGS } from './allow-list.ts';
import { READ_OF_PICTURES } from './picture-source.ts';

/** Whether the browser has a sanitizer of its own (HTML Sanitizer API). */
export function canBrowserClean(): boolean {
  return typeof Sanitizer === 'function' && typeof Element.prototype.setHTML === 'function';
}

let sanitizer: Sanitizer | null = null;

/**
 * Cleans markup by the browser's own sanitizer, in a document that runs and loads nothing. Elements it does not know
 * go with their words; of those it knows and does not let in the words stay.
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
