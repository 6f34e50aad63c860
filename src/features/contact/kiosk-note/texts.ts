import { addEnglish } from '../../../i18n/add-english.ts';
import kiosk from '../../../i18n/locales/en/kiosk.json';

addEnglish({ kiosk });
