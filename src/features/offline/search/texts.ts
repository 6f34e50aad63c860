import { bringTexts } from '../../../i18n/bring-texts.ts';
import search from '../../../i18n/locales/en/screens/search.json';

bringTexts({ search });
