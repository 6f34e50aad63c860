import { withTimeLimit } from '#core/api-client/time-limit.ts';

/** A cache that is being deleted may never answer: the network is tried before the visitor gives up. */
const READ_LIMIT_MS = 5_000;

/** Finds what a cache stores for an address; a broken or silent cache has nothing. Never throws, never hangs. */
export async function findCached(cacheName: string, address: string): Promise<Response | undefined> {
  const read = async () => (await caches.open(cacheName)).match(address);
  return withTimeLimit(READ_LIMIT_MS, undefined, read).catch(() => undefined);
}
