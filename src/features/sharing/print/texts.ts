import { addEnglish } from '../../../i18n/add-english.ts';
import age from '../../../i18n/locales/en/age.json';
import print from '../../../i18n/locales/en/print.json';
import saved from '../../../i18n/locales/en/saved.json';
import schedule from '../../../i18n/locales/en/schedule.json';

addEnglish({ age, print, saved, schedule });
