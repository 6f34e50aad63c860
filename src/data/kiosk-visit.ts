import { KIOSK } from './is-kiosk.ts';

/** When a stranger was last seen before this kiosk: the device's time, in local storage, where the wipe finds it. */
const KEY = `${KIOSK}-visit`;
/** The question and a little more. */
const GRACE_MS = 30_000;

/** Notes that somebody is here; a page that is loaded later knows by it whose things lie on the device. */
export function noteVisit(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Then nothing of theirs is kept there either.
  }
}

/** Whether whoever was here last has left: nobody was seen for longer than a visit may rest. */
export function isVisitOver(idleAfterMs: number): boolean {
  try {
    return !(Math.abs(Date.now() - Number(localStorage.getItem(KEY))) < idleAfterMs + GRACE_MS);
  } catch {
    return true;
  }
}
