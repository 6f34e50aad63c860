import { addEnglish } from '../../../i18n/add-english.ts';
import catalogue from '../../../i18n/locales/en/catalogue.json';

addEnglish({ catalogue });
