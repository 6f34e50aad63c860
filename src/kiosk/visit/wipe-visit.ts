import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { forgetVisitor } from '#core/storage/visitor-rows.ts';
import { readAllStored, removeStored } from '../../data/browser-storage.ts';

/** What belongs to the tablet and not to who stands before it. */
const OF_THE_TABLET: readonly string[] = ['kiosk'];

/**
 * Removes what the stranger before a kiosk has left in this browser (decision Q-67): choices, consent, closed popups,
 * session, stars, drafts, the prerendered pages that were looked into. What a page still holds in its memory goes with the page itself.
 *
 * @returns whether all of it is gone
 */
export async function wipeVisit(): Promise<boolean> {
  const isForgotten = (await forgetVisitor()).kind === 'done';
  for (const name of Object.keys(readAllStored())) if (!OF_THE_TABLET.includes(name)) removeStored(name);
  for (const name of Object.keys(readAllStored('sessionStorage'))) removeStored(name, 'sessionStorage');
  return isForgotten && (await dropPageData());
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
