import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { forgetVisitor } from '#core/storage/visitor-rows.ts';

/** What belongs to the tablet and not to who stands before it. */
const OF_THE_TABLET: readonly string[] = ['kiosk'];

/**
 * Removes what the stranger before a kiosk has left in this browser (decision Q-67): choices, consent, closed popups,
 * session, stars, drafts, the ready pages that were looked into. What a page still holds in its memory goes with the page itself.
 *
 * @returns whether all of it is gone
 */
export async function wipeVisit(): Promise<boolean> {
  const isForgotten = (await forgetVisitor()).kind === 'done';
  const areCleared = [clear('localStorage', OF_THE_TABLET), clear('sessionStorage', [])];
  return isForgotten && areCleared.every(Boolean) && (await dropPageData());
}

/** It names pages that somebody has opened. */
async function dropPageData(): Promise<boolean> {
  const caches: CacheStorage | undefined = globalThis.caches;
  try {
    await caches?.delete(PAGE_DATA_CACHE);
    return true;
  } catch {
    return false;
  }
}

function clear(name: 'localStorage' | 'sessionStorage', but: readonly string[]): boolean {
  try {
    const storage = globalThis[name];
    for (const key of Object.keys(storage)) if (!but.includes(key)) storage.removeItem(key);
    return true;
  } catch {
    // A storage that is closed to us holds nothing of ours.
    return true;
  }
}
