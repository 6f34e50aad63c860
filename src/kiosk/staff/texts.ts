import { addEnglish } from '../../i18n/add-english.ts';
import kioskStaff from '../../i18n/locales/en/kioskStaff.json';

addEnglish({ kioskStaff });
