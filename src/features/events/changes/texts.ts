import { addEnglish } from '../../../i18n/add-english.ts';
import changes from '../../../i18n/locales/en/changes.json';
import schedule from '../../../i18n/locales/en/schedule.json';

addEnglish({ changes, schedule });
