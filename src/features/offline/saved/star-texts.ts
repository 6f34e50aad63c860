import { addEnglish } from '../../../i18n/add-english.ts';
import star from '../../../i18n/locales/en/star.json';

addEnglish({ star });
