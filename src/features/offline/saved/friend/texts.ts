import { addEnglish } from '../../../../i18n/add-english.ts';
import friend from '../../../../i18n/locales/en/friend.json';

addEnglish({ friend });
