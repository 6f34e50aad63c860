import { addEnglish } from '../../../i18n/add-english.ts';
import outbox from '../../../i18n/locales/en/outbox.json';

addEnglish({ outbox });
