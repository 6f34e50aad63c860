const TAGS = /<[^<>]*>/g;
const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Folds a text for a search by words: without case, accents and markup. */
export function searchText(text: string): string {
  return withoutAccents(text.replace(TAGS, ' '));
}

/** Folds a text for a search by words: without case and accents. */
export function withoutAccents(text: string): string {
  const plain = text.toLowerCase();
  return BEYOND_ASCII.test(plain) ? plain.normalize('NFD').replace(MARKS, '') : plain;
}
