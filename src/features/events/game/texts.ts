import { addEnglish } from '../../../i18n/add-english.ts';
import game from '../../../i18n/locales/en/game.json';

addEnglish({ game });
