import { bringTexts } from '../../../i18n/bring-texts.ts';
import membership from '../../../i18n/locales/en/screens/membership.json';

bringTexts({ membership });
