import { PACK_PICTURES_CACHE } from './cache-names.ts';

/** Deletes pictures of packs; a device without that cache has none. */
export async function dropPackPictures(isDue: (address: string) => boolean): Promise<void> {
  try {
    const cache = await globalThis.caches?.open(PACK_PICTURES_CACHE);
    const due = ((await cache?.keys()) ?? []).filter(({ url }) => isDue(url));
    await Promise.all(due.map((request) => cache?.delete(request)));
  } catch {
    // What cannot be deleted now is tried again with the next pack.
  }
}
