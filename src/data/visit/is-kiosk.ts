/**
 * The class that the first script of a page sets on the root of a kiosk (`src/startup/1-document/mark-kiosk.ts`), and
 * the local storage key that marks the device as one.
 */
export const KIOSK = 'kiosk';

/** Whether this device is a kiosk, used by strangers in a foyer. Always false during prerendering. */
export const isKiosk = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.classList.contains(KIOSK);
