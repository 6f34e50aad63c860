import { addEnglish } from '../../../i18n/add-english.ts';
import venue from '../../../i18n/locales/en/venue.json';

addEnglish({ venue });
