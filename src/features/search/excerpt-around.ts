import { pieces } from './fold.ts';
import { isFound } from './marked.tsx';

const BEFORE_CHARS = 60;
const LONGEST_CHARS = 180;

/** The part of a text around the first word that was found in it, cut between words; '' where none was. */
export function excerptAround(text: string, terms: ReadonlySet<string>): string {
  const all = pieces(text);
  const first = all.findIndex((piece) => piece.isWord && isFound(piece.text, terms));
  if (first < 0) return '';
  let from = first;
  for (let chars = 0; from > 0 && chars < BEFORE_CHARS; from--) chars += all[from - 1]?.text.length ?? 0;
  let to = from;
  for (let chars = 0; to < all.length && (to <= first || chars < LONGEST_CHARS); to++) {
    chars += all[to]?.text.length ?? 0;
  }
  const part = all.slice(from, to).map((piece) => piece.text);
  return `${from > 0 ? '… ' : ''}${part.join('').trim()}${to < all.length ? ' …' : ''}`;
}
