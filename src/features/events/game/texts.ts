import { bringTexts } from '../../../i18n/bring-texts.ts';
import game from '../../../i18n/locales/en/screens/game.json';

bringTexts({ game });
