/** Unicode's names of the scripts that are written from right to left. */
const SCRIPTS =
  '\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Samr}\\p{sc=Mand}';
/** Finds a letter written from right to left. */
export const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS}]`, 'u');
/** Finds a letter written from left to right. */
export const LEFT_TO_RIGHT = new RegExp(`(?![${SCRIPTS}])\\p{L}`, 'u');

/** Returns the direction of the first letter, as `dir="auto"` does; null without letters. */
export function directionOf(words: string): 'ltr' | 'rtl' | null {
  const first = /\p{L}/u.exec(words)?.[0];
  if (first === undefined) return null;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
