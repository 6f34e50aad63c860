import { bringTexts } from '../../../i18n/bring-texts.ts';
import schedule from '../../../i18n/locales/en/screens/schedule.json';

bringTexts({ schedule });
