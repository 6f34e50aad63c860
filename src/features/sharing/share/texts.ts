import { addEnglish } from '../../../i18n/add-english.ts';
import share from '../../../i18n/locales/en/share.json';

addEnglish({ share });
