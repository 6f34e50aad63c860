import { addEnglish } from '../../../i18n/add-english.ts';
import search from '../../../i18n/locales/en/search.json';
import venue from '../../../i18n/locales/en/venue.json';

addEnglish({ search, venue });
