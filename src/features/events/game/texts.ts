import { addEnglish } from '../../../i18n/add-english.ts';
import game from '../../../i18n/locales/en/game.json';
import schedule from '../../../i18n/locales/en/schedule.json';

addEnglish({ game, schedule });
