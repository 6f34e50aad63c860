import { OUTBOX } from '#core/contract/worker-messages.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import type { DeliveryReason } from '#core/outbox/due.ts';

/** Below the browser's own limit for an event, so that a delivery ends by our rules. */
export const DELIVERY_LIMIT_MS = 120_000;

/** Background Sync is not in the compiler's libraries (and not in every browser). */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Tries to deliver. Starts no more sends at half the time and stops waiting for others at the whole of it.
 *
 * @returns how many messages still wait, as far as that is known
 */
export function deliver(reason: DeliveryReason): Promise<number> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const noMore = setTimeout(() => controller.abort(), DELIVERY_LIMIT_MS / 2);
    const tooLong = setTimeout(() => resolve(1), DELIVERY_LIMIT_MS);
    void deliverWaiting({ reason, signal: controller.signal }).then(({ waiting }) => {
      clearTimeout(noMore);
      clearTimeout(tooLong);
      resolve(waiting);
    });
  });
}

/**
 * The browser says that the network is there again.
 *
 * @throws when messages are left, so that the browser tries again later
 */
export async function deliverOnSync(): Promise<void> {
  const left = await deliver('sync');
  if (left > 0) throw new Error(`${left} messages still wait`);
}

/** Asks the browser to wake the worker when the network is back, where it can, and tries at once. */
export async function outboxChanged(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await (registration as SyncRegistration).sync?.register(OUTBOX);
  } catch {
    // Not allowed here: the pages deliver on their own occasions.
  }
  await deliver('message');
}
