import { bringTexts } from '../../../i18n/bring-texts.ts';
import saved from '../../../i18n/locales/en/screens/saved.json';

bringTexts({ saved });
