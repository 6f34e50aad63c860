import type { KnownWords } from './days/day-query.ts';
import { plainOf, wordsOf } from './fold.ts';

/** The words of all texts that are searched, and the titles. */
export interface KnownTexts extends KnownWords {
  /** Adds a term (`termsOf`) of any text. */
  addTerm(term: string): void;
  addTitle(title: string): void;
}

/** Creates an empty collection of known words and titles. */
export function createKnownTexts(): KnownTexts {
  const terms = new Set<string>();
  const words = new Set<string>();
  /** In terms between spaces, so that whole words can be found. */
  const titles = new Set<string>();
  return {
    addTerm: (term) => terms.add(term),
    addTitle(title) {
      const plain = wordsOf(title).map(plainOf);
      titles.add(` ${plain.join(' ')} `);
      for (const word of plain) words.add(word);
    },
    has: (word) => terms.has(word),
    titlesHave: (word) => words.has(word),
    isInTitle(phrase, isTyping) {
      const asked = ` ${phrase.join(' ')}${isTyping ? '' : ' '}`;
      for (const title of titles) if (title.includes(asked)) return true;
      return false;
    },
  };
}
