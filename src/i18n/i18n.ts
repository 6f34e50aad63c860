import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { settings } from '#core/settings.ts';
import { bringTexts, english } from './bring-texts.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './languages.ts';
import { en } from './locales/en.ts';
import { setApart } from './set-apart.ts';

/**
 * Starts the interface language. It is ready at once and the same on server and page, so the first render never
 * waits; `speak` changes to another one afterwards.
 */
export function createI18n(): i18n {
  bringTexts(en);
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [DEFAULT_LANGUAGE]: { translation: english } },
    initAsync: false,
    interpolation: {
      // React escapes for markup; what is put into a sentence may run the other way.
      escape: (name) => setApart(String(name), instance.dir()),
      defaultVariables: { product: settings.productName },
    },
    returnNull: false,
  });
  return instance;
}

/**
 * Changes the interface to a language of the list, bringing its texts first. `isStillWanted` is asked when they are
 * here: a later choice must not be undone by an earlier one that took longer.
 *
 * @returns false where the texts could not be brought; the language then stays as it was
 */
export async function speak(
  instance: i18n,
  code: string,
  isStillWanted: () => boolean = () => true,
): Promise<boolean> {
  if (!LANGUAGE_CODES.includes(code)) return false;
  if (!instance.hasResourceBundle(code, 'translation')) {
    try {
      const { loadTexts } = await import('./load-texts.ts');
      instance.addResourceBundle(code, 'translation', await loadTexts(code));
    } catch {
      return false;
    }
  }
  if (isStillWanted()) await instance.changeLanguage(code);
  return true;
}
