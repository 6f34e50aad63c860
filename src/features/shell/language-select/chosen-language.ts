import { persistedPreference } from '../../../data/preferences/persisted-preference.ts';
import { LANGUAGE_CODES, preferredLanguage } from '../../../i18n/languages.ts';

/** The visitor's language, stored on this device (section 4). Without a choice, it is the browser's. */
export const chosenLanguage = persistedPreference('language', LANGUAGE_CODES, () =>
  preferredLanguage(navigator.languages),
);
