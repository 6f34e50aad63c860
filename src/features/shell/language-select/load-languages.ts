import { loadLanguage } from '../../../i18n/language-backend.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * Loads the texts and fonts of every language, one after the other, so that the worker has them offline: on a kiosk
 * nobody knows which one will be chosen. A language that fails to load is loaded again when it is chosen.
 */
export async function loadLanguages(): Promise<void> {
  for (const code of LANGUAGE_CODES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    await loadLanguage(code).catch(() => undefined);
    await loadFonts(code);
  }
}
