import { keptChoice } from '../../data/kept-choice.ts';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';

/** The visitor's language, kept on this device (section 4); null until one was chosen. */
export const chosenLanguage = keptChoice('language', LANGUAGE_CODES);
