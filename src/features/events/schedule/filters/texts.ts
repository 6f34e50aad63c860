import { addEnglish } from '../../../../i18n/add-english.ts';
import filters from '../../../../i18n/locales/en/filters.json';
import venue from '../../../../i18n/locales/en/venue.json';

addEnglish({ filters, venue });
