import { PICTURES_CACHE } from '#core/storage/cache-names.ts';
import { measure } from './measure.ts';

/**
 * Stores a complete response in a cache and deletes the oldest ones above its limit. If there is no room, the pictures
 * are deleted first; fonts and languages stay. The page already has its response.
 */
export async function cacheResponse(
  cacheName: string,
  address: string,
  response: Response,
  most: number,
): Promise<void> {
  try {
    await measure(response.clone());
    const cache = await caches.open(cacheName);
    await cache.put(address, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
  } catch (error) {
    response.body?.cancel().catch(() => undefined);
    if ((error as Error).name === 'QuotaExceededError')
      await caches.delete(PICTURES_CACHE).catch(() => false);
  }
}
