import createDOMPurify, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, FORGOTTEN_WITH_CONTENT, READ_TAGS } from './allow-list.ts';
import { READ_OF_PICTURES } from './picture-source.ts';

/** Our own instance, so that no other code's hooks can change its rules. Trusted Types policy `dompurify`. */
let purifier: DOMPurify | null = null;

/** Cleans markup with DOMPurify, for browsers without a built-in sanitizer. */
export function cleanByLibrary(markup: string): DocumentFragment {
  purifier ??= createDOMPurify(window);
  return purifier.sanitize(markup, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, ...READ_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, ...READ_OF_PICTURES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    FORBID_CONTENTS: [...FORGOTTEN_WITH_CONTENT],
    RETURN_DOM_FRAGMENT: true,
  });
}
