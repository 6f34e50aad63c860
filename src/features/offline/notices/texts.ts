import { addEnglish } from '../../../i18n/add-english.ts';
import notices from '../../../i18n/locales/en/notices.json';

addEnglish({ notices });
