import { bringTexts } from '../../../i18n/bring-texts.ts';
import star from '../../../i18n/locales/en/screens/star.json';

bringTexts({ star });
