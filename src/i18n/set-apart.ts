const SCRIPTS_FROM_RIGHT =
  '\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Samr}\\p{sc=Mand}';
const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS_FROM_RIGHT}]`, 'u');
const LEFT_TO_RIGHT = new RegExp(`(?![${SCRIPTS_FROM_RIGHT}])\\p{L}`, 'u');
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
