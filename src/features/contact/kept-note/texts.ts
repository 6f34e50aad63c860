import { bringTexts } from '../../../i18n/bring-texts.ts';
import kiosk from '../../../i18n/locales/en/screens/kiosk.json';

bringTexts({ kiosk });
