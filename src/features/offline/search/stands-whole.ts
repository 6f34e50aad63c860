import { pieces, termsOf } from './fold.ts';

/** What makes two words one, as the non-breaking hyphen does. */
const HYPHEN = /^[-\u2010\u2011]$/;
const HYPHENATED = /[\p{L}\p{M}\p{N}][-\u2010\u2011][\p{L}\p{N}]/u;

/**
 * Whether each matched term that a name has stands in it by itself at least once: the "final" of "Semi-Final" does not,
 * unless "semi" was asked for, too. A name that has none of them is as good as one that has.
 */
export function standsWhole(names: readonly string[], terms: readonly string[]): boolean {
  if (!names.some((name) => HYPHENATED.test(name))) return true;
  const asked = new Set(terms);
  const behind = new Set<string>();
  const free = new Set<string>();
  for (const name of names) {
    let isTied = false;
    let isAsked = false;
    for (const { text, isWord } of pieces(name)) {
      if (!isWord) {
        isTied = HYPHEN.test(text);
        continue;
      }
      const found = termsOf(text).filter((term) => asked.has(term));
      for (const term of found) (isTied && !isAsked ? behind : free).add(term);
      isAsked = found.length > 0;
      isTied = false;
    }
  }
  return [...behind].every((term) => free.has(term));
}
