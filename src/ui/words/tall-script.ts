/** A letter of a script other than Latin, Greek and Cyrillic. */
const TALL = /(?=\p{L})[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;

/**
 * The class a heading needs where its words come from the provider: letters with marks above and below, which many
 * scripts have, run into the next line at the height of Latin headings.
 */
export function tallScript(words: string): 'tall' | undefined {
  return TALL.test(words) ? 'tall' : undefined;
}
