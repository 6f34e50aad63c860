import { browserLocks } from '#core/browser/with-lock.ts';
import { readStored, writeStored } from '../../data/browser-storage.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';

/**
 * When a stranger was last seen before this kiosk: the device's time, in local storage, where the wipe finds it. Also
 * the name of the lock that a window holds in the middle of a visit, and that goes with it, even with the power.
 */
const KEY = `${KIOSK}-visit`;
/** The question and a little more. */
const GRACE_MS = 30_000;

/** Notes that somebody is here; a page that is loaded later knows by it whose things lie on the device. */
export function noteVisit(): void {
  writeStored(KEY, String(Date.now()));
}

/** Whether whoever was here last has left: nobody was seen for longer than a visit may rest, as far as can be read. */
export function isVisitOver(idleAfterMs: number): boolean {
  return !(Math.abs(Date.now() - Number(readStored(KEY))) < idleAfterMs + GRACE_MS);
}

/**
 * Lets pages that are loaded meanwhile know that a visit goes on in this window.
 *
 * @returns it does not any more
 */
export function beginVisit(): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void browserLocks()?.request(KEY, { mode: 'shared' }, () => ended);
  return end;
}

/** Whether a visit goes on in another window, as far as the browser tells. */
export async function isVisitElsewhere(): Promise<boolean> {
  const found = await browserLocks()?.query();
  return found?.held?.some(({ name }) => name === KEY) ?? false;
}
