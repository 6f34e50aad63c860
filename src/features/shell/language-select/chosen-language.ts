import { persistedPreference } from '../../../data/preferences/persisted-preference.ts';
import { LANGUAGE_CODES, preferredLanguage } from '../../../i18n/languages.ts';

/** The visitor's language, kept on this device (section 4); that of the browser as long as none was chosen. */
export const chosenLanguage = persistedPreference('language', LANGUAGE_CODES, () =>
  preferredLanguage(navigator.languages),
);
