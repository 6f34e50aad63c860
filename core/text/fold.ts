/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs. Devanagari marks are letters and stay. */
const ACCENTS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
/** Letters that Unicode does not decompose into a letter and an accent. */
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

/** Folds a word for comparison: lower case without accents. */
export function fold(word: string): string {
  const bare = word.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(/[ßæœøłđıς]/g, (letter) => ALIKE[letter] ?? letter);
}
