import { addEnglish } from '../../../i18n/add-english.ts';
import nationMap from '../../../i18n/locales/en/nationMap.json';

addEnglish({ nationMap });
