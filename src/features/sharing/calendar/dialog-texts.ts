import { addEnglish } from '../../../i18n/add-english.ts';
import schedule from '../../../i18n/locales/en/schedule.json';
import './texts.ts';

// Times and numbers of sessions are said in the words of the schedule, also where no schedule is on the page.
addEnglish({ schedule });
