import { LANGUAGES } from '../../../i18n/languages.ts';

const FACES = ['PG Display', 'PG Head', 'PG Text'];

<<<<<<< HEAD:src/features/shell/language-select/load-fonts.ts
/** Every typeface in the letters of the language, so that pages opened later without a network have them too. */
export async function loadFonts(code: string): Promise<void> {
=======
/** Loads every typeface for the characters of a language, so that pages opened later offline have them too. */
export async function bringLetters(code: string): Promise<void> {
>>>>>>> w/c3:src/features/shell/language-select/bring-letters.ts
  const { name } = LANGUAGES.find((language) => language.code === code) ?? { name: '' };
  // A typeface that fails to load has a fallback, and nothing else depends on it.
  await Promise.allSettled(FACES.map((face) => document.fonts?.load(`1em "${face}"`, name)));
}
