import { LANGUAGES } from '../../../i18n/languages.ts';

const FACES = ['PG Display', 'PG Head', 'PG Text'];

/** Every typeface in the letters of the language, so that pages opened later without a network have them too. */
export async function loadFonts(code: string): Promise<void> {
  const { name } = LANGUAGES.find((language) => language.code === code) ?? { name: '' };
  // A face that does not come is stood in for; nothing else hangs on it.
  await Promise.allSettled(FACES.map((face) => document.fonts?.load(`1em "${face}"`, name)));
}
