import { addEnglish } from '../../../i18n/add-english.ts';
import search from '../../../i18n/locales/en/search.json';

addEnglish({ search });
