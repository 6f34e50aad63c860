import { OUTBOX } from '#core/contract/worker-messages.ts';

/** The compiler's libraries do not know Background Sync, and not every browser has it. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
type MaybeRegistered = ServiceWorkerRegistration | undefined;

/**
 * Asks the browser, if it can, to start the worker once there is a network. Never throws.
 *
 * @param find returns the site's worker registration, if there is one
 */
export async function askForSync(find: () => MaybeRegistered | Promise<MaybeRegistered>): Promise<void> {
  try {
    await ((await find()) as SyncRegistration | undefined)?.sync?.register(OUTBOX);
  } catch {
    // Not allowed here; the pages deliver on their own triggers.
  }
}
