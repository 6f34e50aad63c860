/**
 * Puts a response into a cache and lets the oldest ones go beyond its limit. No room is no drama: the
 * cache is dropped, the page already has its response.
 */
export async function keepResponse(
  cacheName: string,
  address: string,
  response: Response,
  most: number,
): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
  } catch {
    await caches.delete(cacheName).catch(() => false);
  }
}
