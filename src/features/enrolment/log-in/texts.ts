import { addEnglish } from '../../../i18n/add-english.ts';
import logIn from '../../../i18n/locales/en/logIn.json';

addEnglish({ logIn });
