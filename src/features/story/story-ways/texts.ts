import { addEnglish } from '../../../i18n/add-english.ts';
import story from '../../../i18n/locales/en/story.json';

addEnglish({ story });
