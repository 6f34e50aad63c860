import { goOnWithPacks } from '../data/packs/pack-driver.ts';

/**
 * What a page long at rest fetches ahead: what it needs when code is lost, and packs, the event that runs or comes next
 * among it.
 *
 * @param wanted path of the event to take instead of that one
 */
export function makePacksAhead(wanted: string | null = null): Promise<void> {
  // Once the server has let go of this page's build it could not be brought any more.
  import('../startup/reload-for-lost-chunk.ts').catch(() => undefined);
  return goOnWithPacks({ wanted });
}
