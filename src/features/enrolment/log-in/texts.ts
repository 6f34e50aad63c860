import { bringTexts } from '../../../i18n/bring-texts.ts';
import logIn from '../../../i18n/locales/en/screens/logIn.json';

bringTexts({ logIn });
