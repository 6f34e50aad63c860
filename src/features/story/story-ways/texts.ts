import { bringTexts } from '../../../i18n/bring-texts.ts';
import story from '../../../i18n/locales/en/screens/story.json';

bringTexts({ story });
