import { bringTexts } from '../../i18n/bring-texts.ts';
import kioskStaff from '../../i18n/locales/en/screens/kioskStaff.json';

bringTexts({ kioskStaff });
