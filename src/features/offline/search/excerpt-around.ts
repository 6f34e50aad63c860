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

/** Where the stretch begins that answers the question best; of several the first. A long programme has "the" everywhere. */
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
    return isWord && isFound(text, terms) ? [{ index, at, ...answered(text, longestFirst) }] : [];
  });
  const written = new Set(found.flatMap(({ terms: ways }) => ways));
  const unwritten = asked.filter((word) => ![...written].some((way) => way.startsWith(word))).length;
  let best: { readonly index: number; readonly worth: number } | null = null;
  let end = 0;
  for (const [nth, { index, at }] of found.entries()) {
    while ((found[end]?.at ?? Number.POSITIVE_INFINITY) < at + AFTER_CHARS) end++;
    const worth = worthOf(found.slice(nth, end), unwritten);
    if (best === null || worth > best.worth) best = { index, worth };
  }
  return best?.index ?? null;
}

/** A word asked for as it was typed is worth more than one it begins. */
const TYPED_WORTH = 1;
const BEGUN_WORTH = 0.9;

interface Answered {
  /** The word asked for; null where the written one is only a letter away from one. */
  readonly word: string | null;
  readonly worth: number;
  /** The ways in which it may be written. */
  readonly terms: readonly string[];
}

/** Which word asked for a written one answers. */
function answered(written: string, longestFirst: readonly string[]): Answered {
  const terms = termsOf(written);
  const typed = longestFirst.find((word) => terms.includes(word));
  if (typed !== undefined) return { word: typed, worth: TYPED_WORTH, terms };
  const begun = longestFirst.find((word) => terms.some((one) => one.startsWith(word)));
  return { word: begun ?? null, worth: BEGUN_WORTH, terms };
}

/**
 * How well a stretch answers the question: each word asked for counts once. Words that are a letter away stand in for
 * those that the text has nowhere, so that a list of "2131, 2132, 2133" does not outweigh the "2130" asked for.
 *
 * @param unwritten how many of the words asked for the text has nowhere
 */
function worthOf(stretch: readonly Answered[], unwritten: number): number {
  const worth = new Map<string, number>();
  const near = new Set<string>();
  for (const { word, worth: one, terms } of stretch) {
    if (word === null) near.add(terms.join());
    else worth.set(word, Math.max(one, worth.get(word) ?? 0));
  }
  return [...worth.values()].reduce((sum, one) => sum + one, Math.min(near.size, unwritten));
}
