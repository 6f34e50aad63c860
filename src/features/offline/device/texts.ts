import { addEnglish } from '../../../i18n/add-english.ts';
import device from '../../../i18n/locales/en/device.json';

addEnglish({ device });
