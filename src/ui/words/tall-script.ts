/** A letter of a script other than Latin, Greek and Cyrillic. */
const TALL = /(?=\p{L})[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;

/**
 * Returns the class a heading needs if its text comes from the provider: letters with marks above and below, which many
 * scripts have, overlap the next line at the line height of Latin headings.
 */
export function tallScript(words: string): 'tall' | undefined {
  return TALL.test(words) ? 'tall' : undefined;
}
