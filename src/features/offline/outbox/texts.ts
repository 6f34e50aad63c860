import { bringTexts } from '../../../i18n/bring-texts.ts';
import outbox from '../../../i18n/locales/en/screens/outbox.json';

bringTexts({ outbox });
