import { readStored, writeStored } from '#core/browser-storage.ts';

/** The session flag, by its name in the specification, section 4. */
const KEY = 'popupClose';
const CLOSED = '1';
/** The fallback if session storage is unavailable. It lasts as long as the page. */
let isSetHere = false;

/** Whether a one-time popup has been closed in this session, which then applies to all pages (reading Q-27). */
export function arePopupsOver(): boolean {
  const flag = readStored(KEY, 'sessionStorage');
  return flag === undefined ? isSetHere : flag === CLOSED;
}

/** Prevents further popups in this session. */
export function endPopups(): void {
  isSetHere = true;
  writeStored(KEY, CLOSED, 'sessionStorage');
}
