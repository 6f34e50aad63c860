/** A letter of a script without spaces is a word of its own; elsewhere letters, marks and figures make words. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs. Devanagari marks are letters: they stay. */
const ACCENTS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
/** Letters that no accent makes out of others. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/** A word as it is compared: small letters without accents. */
export function fold(word: string): string {
  const bare = word.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(/[ßæœøłđıς]/g, (letter) => ALIKE[letter] ?? letter);
}

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
