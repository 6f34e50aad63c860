import { addEnglish } from '../../../i18n/add-english.ts';
import policy from '../../../i18n/locales/en/policy.json';

addEnglish({ policy });
