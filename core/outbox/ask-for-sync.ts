import { OUTBOX } from '#core/contract/worker-messages.ts';

/** Background Sync is not in the compiler's libraries (and not in every browser). */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
type MaybeRegistered = ServiceWorkerRegistration | undefined;

/**
 * Asks the browser to wake the worker when the network is there, where it can. Never throws.
 *
 * @param find gives the site's worker, if there is one
 */
export async function askForSync(find: () => MaybeRegistered | Promise<MaybeRegistered>): Promise<void> {
  try {
    await ((await find()) as SyncRegistration | undefined)?.sync?.register(OUTBOX);
  } catch {
    // Not allowed here: the pages deliver on their own occasions.
  }
}
