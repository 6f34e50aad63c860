import { LANGUAGES } from '../../../i18n/languages.ts';

const FACES = ['PG Display', 'PG Head', 'PG Text'];

/** Loads every typeface for the characters of a language, so that pages opened later offline have them too. */
export async function loadFonts(code: string): Promise<void> {
  const { name } = LANGUAGES.find((language) => language.code === code) ?? { name: '' };
  // A typeface that fails to load has a fallback, and nothing else depends on it.
  await Promise.allSettled(FACES.map((face) => document.fonts?.load(`1em "${face}"`, name)));
}
