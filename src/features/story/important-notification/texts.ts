import { bringTexts } from '../../../i18n/bring-texts.ts';
import notification from '../../../i18n/locales/en/screens/notification.json';

bringTexts({ notification });
