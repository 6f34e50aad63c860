import { addEnglish } from '../../../i18n/add-english.ts';
import schedule from '../../../i18n/locales/en/schedule.json';

addEnglish({ schedule });
