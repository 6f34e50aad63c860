import { pieces, termsOf } from './fold.ts';
import { isFound } from './marked.tsx';

const BEFORE_CHARS = 60;
const LONGEST_CHARS = 180;
const AFTER_CHARS = LONGEST_CHARS - BEFORE_CHARS;

type Piece = ReturnType<typeof pieces>[number];

/**
 * The part of a text that has the most of the words that were asked for, cut between words; '' where none was found.
 *
 * @param terms as found in it (`Hit.terms`)
 * @param asked as asked for (`Hit.asked`)
 */
export function excerptAround(text: string, terms: ReadonlySet<string>, asked: readonly string[]): string {
  const all = pieces(text);
  const first = mostFoundAt(all, terms, asked);
  if (first === null) return '';
  let from = first;
  for (let chars = 0; from > 0 && chars < BEFORE_CHARS; from--) chars += all[from - 1]?.text.length ?? 0;
  let to = from;
  for (let chars = 0; to < all.length && (to <= first || chars < LONGEST_CHARS); to++) {
    chars += all[to]?.text.length ?? 0;
  }
  const part = all.slice(from, to).map((piece) => piece.text);
  return `${from > 0 ? '… ' : ''}${part.join('').trim()}${to < all.length ? ' …' : ''}`;
}

/** Where the stretch begins that has the most of the words; of several the first. A long programme has "the" everywhere. */
function mostFoundAt(
  all: readonly Piece[],
  terms: ReadonlySet<string>,
  asked: readonly string[],
): number | null {
  // Of words of which one begins another ("the", "there") the longer one is meant.
  const longestFirst = asked.toSorted((a, b) => b.length - a.length);
  let chars = 0;
  const found = all.flatMap(({ text, isWord }, index) => {
    const at = chars;
    chars += text.length;
    return isWord && isFound(text, terms) ? [{ index, at, word: wordFor(text, longestFirst) }] : [];
  });
  let best: { readonly index: number; readonly words: number } | null = null;
  for (const [nth, { index, at }] of found.entries()) {
    const words = new Set<string>();
    for (let next = nth; (found[next]?.at ?? Number.POSITIVE_INFINITY) < at + AFTER_CHARS; next++)
      words.add(found[next]?.word ?? '');
    if (best === null || words.size > best.words) best = { index, words: words.size };
  }
  return best?.index ?? null;
}

/** The word asked for that a written one answers, which begins with it or is a letter away from it. */
function wordFor(written: string, longestFirst: readonly string[]): string {
  const terms = termsOf(written);
  return longestFirst.find((word) => terms.some((term) => term.startsWith(word))) ?? terms.join();
}
