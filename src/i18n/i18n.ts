import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { settings } from '#core/settings.ts';
import { en } from './locales/en.ts';

export const DEFAULT_LANGUAGE = 'en';

/**
 * Starts the interface language. It is ready at once and the same on server and page, so the first
 * render never waits; other languages join later as files of their own.
 */
export function createI18n(): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { en: { translation: en } },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: settings.productName } },
    returnNull: false,
  });
  return instance;
}
