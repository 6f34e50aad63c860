/** A letter of a script other than Latin, Greek and Cyrillic. */
const TALL = /(?=\p{L})[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;

/**
 * Returns the class for the leading of a heading whose text comes from the provider: its letters decide, not the
 * language of the page. Letters with marks above and below, which many scripts have, overlap the next line at the
 * leading of Latin headings, and Latin lines fall apart at theirs.
 */
export function leadingOf(words: string): 'tall' | 'tight' {
  return TALL.test(words) ? 'tall' : 'tight';
}
