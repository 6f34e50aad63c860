const LEFT_TO_RIGHT =
  /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Beng}\p{sc=Han}\p{sc=Hang}\p{sc=Ethi}]/u;
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
/** Unicode's own marks: first strong isolate, and its end. */
const APART = ['\u2068', '\u2069'] as const;

/**
 * Makes a name that is put into a sentence keep its own direction, and the sentence its own (names in labels and
 * titles, which hold no elements). A name whose letters all run as the sentence does stays as it is.
 */
export function setApart(name: string, direction: 'ltr' | 'rtl'): string {
  const other = direction === 'ltr' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
  return other.test(name) ? APART.join(name) : name;
}
