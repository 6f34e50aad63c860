import { bringTexts } from '../../../i18n/bring-texts.ts';
import donation from '../../../i18n/locales/en/screens/donation.json';

bringTexts({ donation });
