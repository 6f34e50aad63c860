import { PICTURES_CACHE } from '#core/storage/cache-names.ts';
import { measure } from './measure.ts';

/**
 * Puts a whole response into a cache and lets the oldest ones go beyond its limit. Where there is no room the
 * pictures make it, which are the first to go; letters and languages stay. The page already has its response.
 */
export async function keepResponse(
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
