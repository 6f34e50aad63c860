import { wordsOf } from '../fold.ts';

const MIN_LETTERS = 2;
/** Scripts in which a single character can be a word. */
const ONE_IS_ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a query is long enough to search for. */
export function isAskable(words: string): boolean {
  const letters = wordsOf(words).join('');
  return letters.length >= MIN_LETTERS || ONE_IS_ENOUGH.test(letters);
}
