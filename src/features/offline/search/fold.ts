import { fold } from '#core/text/fold.ts';

/** In scripts without spaces each character is a word. Elsewhere letters, marks and digits form words. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;
/** Returns the words of a text, as written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Returns the terms of a written word: the word itself, and with the `f` that many languages write for `ph`. */
export function termsOf(word: string): string[] {
  const plain = fold(word);
  const sounded = plain.replaceAll('ph', 'f');
  return sounded === plain ? [plain] : [plain, sounded];
}

/** Splits a text into words and what is between them. Joined, they are the text again. */
export function pieces(text: string): { readonly text: string; readonly isWord: boolean }[] {
  const found: { text: string; isWord: boolean }[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > at) found.push({ text: text.slice(at, index), isWord: false });
    found.push({ text: word, isWord: true });
    at = index + word.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), isWord: false });
  return found;
}
