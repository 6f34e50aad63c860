import { fold } from '#core/text/fold.ts';

/** In scripts without spaces each character is a word. */
const ALONE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Elsewhere letters, marks and digits form words. */
const WORD = new RegExp(`[${ALONE}]|(?:(?![${ALONE}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Returns the words of a text, as written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Parts of a word with hyphens between them: "Semi-Final". */
const HYPHENATED = /[\p{L}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{M}]+)+/gu;

/** Returns the words by which a text is found: also "SemiFinal" for "Semi-Final", since many write it as one word. */
export function indexedWordsOf(text: string): string[] {
  const joined = (text.match(HYPHENATED) ?? []).map((word) => word.replace(/[-\u2010\u2011]/g, ''));
  return [...wordsOf(text), ...joined];
}

/** Returns the terms of a written word: the word itself, and with the `f` that many languages write for `ph`. */
export function termsOf(word: string): string[] {
  const plain = plainOf(word);
  const sounded = plain.replaceAll('ph', 'f');
  return sounded === plain ? [plain] : [plain, sounded];
}

const BASIC_LATIN = /^[a-z\d]*$/;
const DIGITS = /[٠-٩۰-۹०-९০-৯]/g;
const DEVANAGARI_BLOCK = 0x0900;
/** A nasal before a consonant is written as a letter or as a dot: हिन्दी and हिंदी. */
const NASALS = /[ङञणनम]्(?=[क-म])|ँ/g;
/** Letters of one sound, among which writers choose freely. */
const HOMOPHONES: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ሃ: 'ሀ',
  ሓ: 'ሀ',
  ኃ: 'ሀ',
  ኣ: 'አ',
  ዓ: 'አ',
};
const HOMOPHONE = new RegExp(`[${Object.keys(HOMOPHONES).join('')}]`, 'g');
/** Rows of seven Ethiopic syllables that sound like another row: first and last syllable, and how far that row is away. */
const ETHIOPIC_ROWS = [
  ['ሐ', 'ሖ', -0x10],
  ['ኀ', 'ኆ', -0x80],
  ['ሠ', 'ሦ', 0x10],
  ['ዐ', 'ዖ', -0x30],
  ['ፀ', 'ፆ', -0x08],
] as const;

/** Folds a word for comparison: case, accents, digits and whatever else one writer writes and another does not. */
export function plainOf(word: string): string {
  const plain = fold(word);
  if (BASIC_LATIN.test(plain)) return plain;
  return [...plain.normalize('NFKC')]
    .map(inOneRow)
    .join('')
    .replace(DIGITS, digitOf)
    .replace(NASALS, 'ं')
    .replace(HOMOPHONE, (letter) => HOMOPHONES[letter] ?? letter);
}

function inOneRow(letter: string): string {
  const row = ETHIOPIC_ROWS.find(([first, last]) => first <= letter && letter <= last);
  if (row === undefined) return letter;
  return HOMOPHONES[letter] ?? String.fromCodePoint((letter.codePointAt(0) ?? 0) + row[2]);
}

/** In their blocks, Arabic digits start at 0, the Indian ones at 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String((code & 0xf) - (code < DEVANAGARI_BLOCK ? 0 : 6));
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
