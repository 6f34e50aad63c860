import { addEnglish } from '../../../i18n/add-english.ts';
import age from '../../../i18n/locales/en/age.json';

addEnglish({ age });
