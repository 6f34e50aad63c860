import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { htmlText } from '../../../ui/safe-html/html-text.ts';
import { excerpt } from '../../../ui/words/excerpt.ts';

/** Previews and search engines show about as much. */
const DESCRIPTION_CHARS = 200;

/** Returns the beginning of a text for the description of a page. */
export const descriptionOf = (text: string): string => excerpt(text, DESCRIPTION_CHARS);

/**
 * Returns the description of a page that shows one thing: the beginning of the first of its texts that says something,
 * or else its facts. Thus no two of them are described alike.
 *
 * @param facts such as dates and place; the empty ones are left out
 */
export function describedBy(texts: readonly UntrustedHtml[], facts: readonly string[]): string {
  for (const html of texts) {
    const text = htmlText(html);
    if (text !== '') return descriptionOf(text);
  }
  return descriptionOf([...new Set(facts)].filter((fact) => fact !== '').join(', '));
}
