import { bringTexts } from '../../../i18n/bring-texts.ts';
import events from '../../../i18n/locales/en/screens/events.json';

bringTexts({ events });
