import { addEnglish } from '../../../i18n/add-english.ts';
import membership from '../../../i18n/locales/en/membership.json';

addEnglish({ membership });
