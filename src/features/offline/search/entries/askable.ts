import { wordsOf } from '../fold.ts';

const MIN_LETTERS = 2;
/** Scripts in which one letter can be a word. */
const ONE_IS_ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether there is enough of a question to look for. */
export function isAskable(words: string): boolean {
  const letters = wordsOf(words).join('');
  return letters.length >= MIN_LETTERS || ONE_IS_ENOUGH.test(letters);
}
