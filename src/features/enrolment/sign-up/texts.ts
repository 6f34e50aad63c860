import { bringTexts } from '../../../i18n/bring-texts.ts';
import signUp from '../../../i18n/locales/en/screens/signUp.json';

bringTexts({ signUp });
