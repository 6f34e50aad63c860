import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { settings } from '#core/settings.ts';
import { addEnglish, english } from './add-english.ts';
import { languageBackend } from './language-backend.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './languages.ts';
import { en } from './locales/en.ts';
import { NAMESPACES } from './namespaces.ts';
import { setApart } from './set-apart.ts';

/**
 * Starts the interface language. It is ready at once and the same on server and page, so the first render never
 * waits; `speak` changes to another one afterwards.
 */
export function createI18n(): i18n {
  addEnglish(en);
  const instance = createInstance();
  void instance
    .use(languageBackend)
    .use(initReactI18next)
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      resources: { [DEFAULT_LANGUAGE]: english },
      ns: NAMESPACES,
      // Each key begins with its namespace: `schedule.title`.
      nsSeparator: '.',
      defaultNS: false,
      appendNamespaceToMissingKey: true,
      // The namespaces of a language come out of one file, so all reads wait for one request.
      maxParallelReads: NAMESPACES.length,
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
 * Changes the interface to a language of the list, loading its texts first: i18next itself would change to it even
 * without them. `isStillWanted` is asked when they are here: a later choice must not be undone by an earlier one that
 * took longer.
 *
 * @returns false where the texts could not be loaded; the language then stays as it was
 */
export async function speak(
  instance: i18n,
  code: string,
  isStillWanted: () => boolean = () => true,
): Promise<boolean> {
  if (!LANGUAGE_CODES.includes(code)) return false;
  const isHere = () => instance.getDataByLanguage(code) !== undefined;
  // Not `loadLanguages`: after a failure that would never ask again.
  if (!isHere()) await instance.reloadResources([code]);
  if (!isHere()) return false;
  if (isStillWanted()) await instance.changeLanguage(code);
  return true;
}
