import { addEnglish } from '../../../i18n/add-english.ts';
import calendar from '../../../i18n/locales/en/calendar.json';

addEnglish({ calendar });
