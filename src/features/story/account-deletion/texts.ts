import { bringTexts } from '../../../i18n/bring-texts.ts';
import deletion from '../../../i18n/locales/en/screens/deletion.json';

bringTexts({ deletion });
