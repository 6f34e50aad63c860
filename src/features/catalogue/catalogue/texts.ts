import { bringTexts } from '../../../i18n/bring-texts.ts';
import catalogue from '../../../i18n/locales/en/screens/catalogue.json';

bringTexts({ catalogue });
