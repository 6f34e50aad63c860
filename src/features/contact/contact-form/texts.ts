import { bringTexts } from '../../../i18n/bring-texts.ts';
import contact from '../../../i18n/locales/en/screens/contact.json';
import outbox from '../../../i18n/locales/en/screens/outbox.json';

bringTexts({ contact, outbox });
