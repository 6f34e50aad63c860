import { addEnglish } from '../../../i18n/add-english.ts';
import council from '../../../i18n/locales/en/council.json';

addEnglish({ council });
