const TAGS = /<[^<>]*>/g;
const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Folds a text for finding words in it: without case, accents and markup. */
export function searchText(text: string): string {
  const plain = text.replace(TAGS, ' ').toLowerCase();
  return BEYOND_ASCII.test(plain) ? plain.normalize('NFD').replace(MARKS, '') : plain;
}
