import type { Room } from './device-facts.ts';

/** Asks the browser for the room it gives this site. */
export async function readRoom(): Promise<Room> {
  // Not in every browser, and in none outside secure contexts.
  const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
  const [estimate, isPersistent] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    usedBytes: estimate?.usage ?? null,
    givenBytes: estimate?.quota ?? null,
    isPersistent: isPersistent ?? null,
  };
}
