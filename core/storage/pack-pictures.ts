import { PACK_PICTURES_CACHE } from './cache-names.ts';

/** Pictures that packs hold; a device without such a store has none. */
export async function dropPackPictures(isDue: (address: string) => boolean): Promise<void> {
  try {
    const cache = await globalThis.caches?.open(PACK_PICTURES_CACHE);
    const due = ((await cache?.keys()) ?? []).filter(({ url }) => isDue(url));
    await Promise.all(due.map((request) => cache?.delete(request)));
  } catch {
    // What cannot be dropped now is looked at again with the next pack.
  }
}
