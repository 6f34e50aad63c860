import { addEnglish } from '../../../i18n/add-english.ts';
import events from '../../../i18n/locales/en/events.json';

addEnglish({ events });
