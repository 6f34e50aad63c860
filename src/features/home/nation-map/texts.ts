import { bringTexts } from '../../../i18n/bring-texts.ts';
import nationMap from '../../../i18n/locales/en/screens/nationMap.json';

bringTexts({ nationMap });
