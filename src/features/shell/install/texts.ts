import { addEnglish } from '../../../i18n/add-english.ts';
import install from '../../../i18n/locales/en/install.json';

addEnglish({ install });
