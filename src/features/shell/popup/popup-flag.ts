import { readStored, writeStored } from '../../../data/browser-storage.ts';

/** The session flag by its name in the specification, section 4. */
const KEY = 'popupClose';
const CLOSED = '1';
/** Where session storage is closed to us the flag lives as long as the page. */
let isSetHere = false;

/** Whether a popup that shows once has been closed in this session; it then holds for all pages (decision Q-27). */
export function arePopupsOver(): boolean {
  const flag = readStored(KEY, 'sessionStorage');
  return flag === undefined ? isSetHere : flag === CLOSED;
}

/** No more popups in this session. */
export function endPopups(): void {
  isSetHere = true;
  writeStored(KEY, CLOSED, 'sessionStorage');
}
