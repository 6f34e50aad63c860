import { fold } from '#core/text/fold.ts';

/** A letter of a script without spaces is a word of its own; elsewhere letters, marks and figures make words. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;
/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Under what a written word is found: as it is, and with the `f` that many languages write for `ph`. */
export function termsOf(word: string): string[] {
  const plain = fold(word);
  const sounded = plain.replaceAll('ph', 'f');
  return sounded === plain ? [plain] : [plain, sounded];
}

/** A text in pieces, words and what stands between them in turn; joined they are the text again. */
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
