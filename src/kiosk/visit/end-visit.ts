import { createStore } from '../../data/store.ts';
import { forgetSession } from '../../data/visit/session-id.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { canBeginAnew } from './can-begin-anew.ts';
import { notifyWindows } from './kiosk-windows.ts';
import { wipeVisit } from './wipe-visit.ts';

/** Counts the visits that ended without a new page; the frame is drawn anew for each. */
const endedInPlace = createStore(0);
export const useEndedInPlace = endedInPlace.use;

let isEnding = false;

/**
 * Everything is as for the next stranger: what was left on the device is removed, and what the page still holds goes
 * with the page. The beginning wipes once more, for visits that ended with the power. Where no page could be loaded now
 * the browser's own error would be the end of the kiosk: this one goes on, without what it knew of the visitor.
 *
 * @param showBeginning shows the beginning without a load
 * @param where `elsewhere`: another window has wiped already, and somebody new may be there
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
  if (await canBeginAnew()) return location.replace(kioskPaths.start());
  await showBeginning();
  endedInPlace.set(endedInPlace.get() + 1);
  forgetSession();
  // What the page wrote as the visitor's pages went.
  if (where === 'here') await wipeVisit();
  // As browsers tell other windows that the storage was cleared: choices and stars are read anew.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  isEnding = false;
}

/** Begins anew as soon as that can be done after all and nobody is there. To be called now and then. */
export async function makeUpForNewPage(isIdle: () => boolean): Promise<void> {
  if (endedInPlace.get() === 0 || isEnding || !isIdle()) return;
  if ((await canBeginAnew()) && isIdle()) location.replace(kioskPaths.start());
}
