import { pieces, termsOf } from '../fold.ts';

interface MarkedProps {
  readonly text: string;
  /** The matched terms (`Hit.terms`). */
  readonly terms: ReadonlySet<string>;
}

/** A text with its matches marked. */
export function Marked({ text, terms }: MarkedProps) {
  return pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, always rendered as a whole
    piece.isWord && isFound(piece.text, terms) ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

/** Whether a written word is a match. */
export const isFound = (word: string, terms: ReadonlySet<string>) =>
  termsOf(word).some((term) => terms.has(term));
