import { addEnglish } from '../../../i18n/add-english.ts';
import event from '../../../i18n/locales/en/event.json';
import events from '../../../i18n/locales/en/events.json';

addEnglish({ event, events });
