import { addEnglish } from '../../../i18n/add-english.ts';
import medals from '../../../i18n/locales/en/medals.json';

addEnglish({ medals });
