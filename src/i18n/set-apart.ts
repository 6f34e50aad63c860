import { LEFT_TO_RIGHT, RIGHT_TO_LEFT } from './direction-of.ts';

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
