import { bringTexts } from '../../../i18n/bring-texts.ts';
import pack from '../../../i18n/locales/en/screens/pack.json';

bringTexts({ pack });
