import { wordsOf } from '../fold.ts';

const MIN_LETTERS = 2;
/** Scripts in which a single character can be a word. */
const ONE_IS_ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a query consists only of punctuation, for which nothing can be found. */
export function isWordless(words: string): boolean {
  return words !== '' && !LETTER.test(words);
}

/** Whether a query is long enough to search for. */
export function isAskable(words: string): boolean {
  const letters = wordsOf(words).join('');
  return letters.length >= MIN_LETTERS || ONE_IS_ENOUGH.test(letters);
}
