import { bringTexts } from '../../../i18n/bring-texts.ts';
import medals from '../../../i18n/locales/en/screens/medals.json';

bringTexts({ medals });
