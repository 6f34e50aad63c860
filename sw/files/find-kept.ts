import { withTimeLimit } from '#core/api-client/time-limit.ts';

/** A store that is being thrown away may leave a question unanswered: the network is asked before the visitor leaves. */
const READ_LIMIT_MS = 5_000;

/** What a cache keeps for an address; a store that is broken or silent has nothing. Never throws, never hangs. */
export async function findKept(cacheName: string, address: string): Promise<Response | undefined> {
  const read = async () => (await caches.open(cacheName)).match(address);
  return withTimeLimit(READ_LIMIT_MS, undefined, read).catch(() => undefined);
}
