/**
 * The class that the first script of a page puts on the root of a kiosk (`src/startup/mark-kiosk.ts`), and the name under which local
 * storage remembers that the device is one.
 */
export const KIOSK = 'kiosk';

/** Whether this device stands in a foyer, for strangers. Never while pages are made ready. */
export const isKiosk = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.classList.contains(KIOSK);
