import { bringTexts } from '../../../i18n/bring-texts.ts';
import event from '../../../i18n/locales/en/screens/event.json';

bringTexts({ event });
