import { loadLanguage } from '../../../i18n/language-backend.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * Loads the texts and letters of every language, one after the other, so that the worker has them without a network:
 * where strangers stand nobody knows which will be asked for. What does not come is tried when it is chosen.
 */
export async function loadLanguages(): Promise<void> {
  for (const code of LANGUAGE_CODES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    await loadLanguage(code).catch(() => undefined);
    await loadFonts(code);
  }
}
