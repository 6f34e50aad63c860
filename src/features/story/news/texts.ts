import { bringTexts } from '../../../i18n/bring-texts.ts';
import desk from '../../../i18n/locales/en/screens/desk.json';

bringTexts({ desk });
