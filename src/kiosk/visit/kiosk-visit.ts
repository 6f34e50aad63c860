import { browserLocks } from '#core/browser/with-lock.ts';
import { readStored, writeStored } from '#core/browser-storage.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';

/**
 * When a visitor was last seen at this kiosk: the device's time, in local storage, so the wipe deletes it. Also the
 * name of the lock that a window holds during a visit; it is released with the window, even by a power failure.
 */
const KEY = `${KIOSK}-visit`;
/** The time for the question and a little more. */
const GRACE_MS = 30_000;

/** Records that somebody is here; a page loaded later knows by it whose data is on the device. */
export function noteVisit(): void {
  writeStored(KEY, String(Date.now()));
}

/** Returns whether the last visitor has left: nobody was seen for longer than the idle time, as far as can be read. */
export function isVisitOver(idleAfterMs: number): boolean {
  return !(Math.abs(Date.now() - Number(readStored(KEY))) < idleAfterMs + GRACE_MS);
}

/**
 * Tells pages loaded meanwhile that a visit goes on in this window.
 *
 * @returns ends it
 */
export function beginVisit(): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void browserLocks()?.request(KEY, { mode: 'shared' }, () => ended);
  return end;
}

/** Returns whether a visit goes on in another window, as far as the browser reports it. */
export async function isVisitElsewhere(): Promise<boolean> {
  const found = await browserLocks()?.query();
  return found?.held?.some(({ name }) => name === KEY) ?? false;
}
