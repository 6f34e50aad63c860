import { bringTexts } from '../../../i18n/bring-texts.ts';
import device from '../../../i18n/locales/en/screens/device.json';

bringTexts({ device });
