import { goOnWithPacks } from '../data/packs/pack-driver.ts';

/**
 * Fetches ahead on an idle page: the code needed when a chunk is lost, and packs, including the event that is on now or
 * next.
 *
 * @param wanted path of the event to fetch instead of that one
 */
export function makePacksAhead(wanted: string | null = null): Promise<void> {
  // Once the server has dropped this page's build, it could no longer be loaded.
  import('../lost-code/reload-for-lost-chunk.ts').catch(() => undefined);
  return goOnWithPacks({ wanted });
}
