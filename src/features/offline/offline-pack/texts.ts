import { addEnglish } from '../../../i18n/add-english.ts';
import pack from '../../../i18n/locales/en/pack.json';

addEnglish({ pack });
