import { createStore } from '../../data/store.ts';
import { forgetSession } from '../../data/visit/session-id.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { canLoadStartPage } from './can-load-start-page.ts';
import { notifyWindows } from './kiosk-windows.ts';
import { wipeVisit } from './wipe-visit.ts';

/** Counts the visits that ended without a new page; the layout remounts for each. */
const endedInPlace = createStore(0);
export const useEndedInPlace = endedInPlace.use;

let isEnding = false;

/**
 * Resets everything for the next stranger: deletes what was left on the device, then loads a new page, which drops what
 * the old one held in memory. The start page wipes once more, for visits cut off by a power failure. If no page can be
 * loaded now, the browser's error page would be the end of the kiosk, so the page stays and drops what it knew of the
 * visitor.
 *
 * @param showBeginning shows the start page without a load
 * @param where `elsewhere`: another window has wiped already, and a new visitor may be there
 */
export async function endVisit(
  showBeginning: () => void | Promise<void>,
  where: 'here' | 'elsewhere' = 'here',
): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (where === 'here') {
    await wipeVisit();
    notifyWindows('over');
  }
  if (await canLoadStartPage()) return location.replace(kioskPaths.start());
  await showBeginning();
  endedInPlace.set(endedInPlace.get() + 1);
  forgetSession();
  // Wipes what the visitor's pages wrote as they unmounted.
  if (where === 'here') await wipeVisit();
  // Simulates the event of a cleared storage, so that choices and stars are read again.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  isEnding = false;
}

/** Restarts with a new page as soon as one can be loaded and nobody is there. Call it now and then. */
export async function makeUpForNewPage(isIdle: () => boolean): Promise<void> {
  if (endedInPlace.get() === 0 || isEnding || !isIdle()) return;
  if ((await canLoadStartPage()) && isIdle()) location.replace(kioskPaths.start());
}
