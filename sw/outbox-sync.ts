import { askForSync } from '#core/outbox/ask-for-sync.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import type { DeliveryReason } from '#core/outbox/due.ts';

/** Shorter than the browser's own limit for an event, so that a delivery ends by our rules. */
export const DELIVERY_LIMIT_MS = 120_000;
/** Time left for the current send when the next build waits for this worker to end; its message is sent again then. */
const LAST_SEND_MS = 3_000;

/** The compiler's libraries do not know Background Sync, and not every browser has it. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Tries to deliver. Starts no more sends after half the time and stops waiting after all of it.
 *
 * @param enough aborted when the next build waits: no more sends, and only a short wait for the current one
 * @returns how many messages still wait, as far as known
 */
export function deliver(reason: DeliveryReason, enough?: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const endWithin = (limitMs: number) => setTimeout(() => resolve(1), limitMs);
    const noMore = setTimeout(() => controller.abort(), DELIVERY_LIMIT_MS / 2);
    const limits = [noMore, endWithin(DELIVERY_LIMIT_MS)];
    const endSoon = () => {
      controller.abort();
      limits.push(endWithin(LAST_SEND_MS));
    };
    if (enough?.aborted) endSoon();
    enough?.addEventListener('abort', endSoon);
    void deliverWaiting({ reason, signal: controller.signal }).then(({ waiting }) => {
      limits.forEach(clearTimeout);
      enough?.removeEventListener('abort', endSoon);
      resolve(waiting ?? 1);
    });
  });
}

/**
 * Delivers when the browser reports that the network is back.
 *
 * @throws if messages are left, so that the browser tries again later
 */
export async function deliverOnSync(enough: AbortSignal): Promise<void> {
  const left = await deliver('sync', enough);
  if (left > 0) throw new Error(`${left} messages still wait`);
}

/** Asks the browser, if it can, to start the worker when the network is back, and tries at once. */
export async function outboxChanged(
  registration: ServiceWorkerRegistration,
  enough: AbortSignal,
): Promise<void> {
  await askForSync(() => registration);
  await deliver('message', enough);
}
