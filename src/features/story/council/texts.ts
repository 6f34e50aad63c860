import { bringTexts } from '../../../i18n/bring-texts.ts';
import council from '../../../i18n/locales/en/screens/council.json';

bringTexts({ council });
