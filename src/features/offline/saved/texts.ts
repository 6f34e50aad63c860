import { addEnglish } from '../../../i18n/add-english.ts';
import saved from '../../../i18n/locales/en/saved.json';

addEnglish({ saved });
