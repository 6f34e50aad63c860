import { addEnglish } from '../../../i18n/add-english.ts';
import desk from '../../../i18n/locales/en/desk.json';

addEnglish({ desk });
