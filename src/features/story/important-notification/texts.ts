import { addEnglish } from '../../../i18n/add-english.ts';
import notification from '../../../i18n/locales/en/notification.json';

addEnglish({ notification });
