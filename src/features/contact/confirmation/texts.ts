import { addEnglish } from '../../../i18n/add-english.ts';
import contact from '../../../i18n/locales/en/contact.json';

addEnglish({ contact });
