import { bringTexts } from '../../../i18n/bring-texts.ts';
import age from '../../../i18n/locales/en/screens/age.json';

bringTexts({ age });
