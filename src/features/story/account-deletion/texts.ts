import { addEnglish } from '../../../i18n/add-english.ts';
import deletion from '../../../i18n/locales/en/deletion.json';

addEnglish({ deletion });
