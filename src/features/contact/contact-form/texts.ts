import { addEnglish } from '../../../i18n/add-english.ts';
import contact from '../../../i18n/locales/en/contact.json';
import outbox from '../../../i18n/locales/en/outbox.json';

addEnglish({ contact, outbox });
