import { pieces, termsOf } from '../fold.ts';
import { isFound } from './marked.tsx';

const BEFORE_CHARS = 60;
const LONGEST_CHARS = 180;
const AFTER_CHARS = LONGEST_CHARS - BEFORE_CHARS;

type Piece = ReturnType<typeof pieces>[number];

/**
 * Returns the part of a text with the most query words, cut between words; '' without a match.
 *
 * @param terms the matched terms (`Hit.terms`)
 * @param asked the query words (`Hit.asked`)
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

/** Returns where the best stretch starts; the first one if several are equal. A long schedule has "the" everywhere. */
function mostFoundAt(
  all: readonly Piece[],
  terms: ReadonlySet<string>,
  asked: readonly string[],
): number | null {
  // If one query word is the beginning of another ("the", "there"), the longer one is meant.
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

/** An exact match of a query word is worth more than a prefix match. */
const TYPED_WORTH = 1;
const BEGUN_WORTH = 0.9;

interface Answered {
  /** The query word; null if the written word is only one letter away from one. */
  readonly word: string | null;
  readonly worth: number;
  /** The terms of the written word. */
  readonly terms: readonly string[];
}

/** Returns which query word a written word matches. */
function answered(written: string, longestFirst: readonly string[]): Answered {
  const terms = termsOf(written);
  const typed = longestFirst.find((word) => terms.includes(word));
  if (typed !== undefined) return { word: typed, worth: TYPED_WORTH, terms };
  const begun = longestFirst.find((word) => terms.some((one) => one.startsWith(word)));
  return { word: begun ?? null, worth: BEGUN_WORTH, terms };
}

/**
 * Returns how well a stretch matches the query. Each query word counts once. Words that are one letter away replace
 * those that the text does not have, so that a list of "2131, 2132, 2133" does not outweigh the "2130" in the query.
 *
 * @param unwritten the number of query words that the text does not have
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
