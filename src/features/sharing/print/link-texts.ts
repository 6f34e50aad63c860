import { addEnglish } from '../../../i18n/add-english.ts';
import printLink from '../../../i18n/locales/en/printLink.json';

addEnglish({ printLink });
