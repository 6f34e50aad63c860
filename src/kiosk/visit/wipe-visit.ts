import { readAllStored, removeStored } from '#core/browser-storage.ts';
import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { forgetVisitor } from '#core/storage/visitor-rows.ts';

/** Data of the tablet, not of the visitor. */
const OF_THE_TABLET: readonly string[] = ['kiosk'];

/**
 * Deletes what the kiosk's visitor has left in this browser (reading Q-67): choices, consent, closed popups, session,
 * stars, drafts, the prerendered pages that were opened. What a page holds in memory goes with the page.
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
