import { pieces, termsOf } from './fold.ts';

interface MarkedProps {
  readonly text: string;
  /** As found (`Hit.terms`). */
  readonly terms: ReadonlySet<string>;
}

/** A text whose found words are marked. */
export function Marked({ text, terms }: MarkedProps) {
  return pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, always drawn as a whole
    piece.isWord && isFound(piece.text, terms) ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

/** Whether a written word is one of those found. */
export const isFound = (word: string, terms: ReadonlySet<string>) =>
  termsOf(word).some((term) => terms.has(term));
