import { bringTexts } from '../../../i18n/bring-texts.ts';
import policy from '../../../i18n/locales/en/screens/policy.json';

bringTexts({ policy });
