import { addEnglish } from '../../../i18n/add-english.ts';
import donation from '../../../i18n/locales/en/donation.json';

addEnglish({ donation });
