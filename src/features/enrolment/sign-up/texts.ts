import { addEnglish } from '../../../i18n/add-english.ts';
import signUp from '../../../i18n/locales/en/signUp.json';

addEnglish({ signUp });
