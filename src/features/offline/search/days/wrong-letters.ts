/** Words shorter than this must be right: they have too many neighbours one letter away. */
const LETTERS_FOR_ONE_ERROR = 4;
const LETTERS_FOR_TWO_ERRORS = 7;

/** Returns how many wrong letters a typed word of this length may have. */
export function wrongLettersAllowed(length: number): 0 | 1 | 2 {
  if (length < LETTERS_FOR_ONE_ERROR) return 0;
  return length < LETTERS_FOR_TWO_ERRORS ? 1 : 2;
}

/** Whether a typed word is this one, but for as many wrong letters as its length allows. */
export function isNearly(typed: string, word: string): boolean {
  const most = wrongLettersAllowed(typed.length);
  if (typed === word) return true;
  return most > 0 && Math.abs(typed.length - word.length) <= most && wrongLetters(typed, word) <= most;
}

/**
 * Counts letters that are missing, added, different, or swapped with the next one (optimal string alignment distance).
 */
function wrongLetters(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
