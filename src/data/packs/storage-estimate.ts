/** What the browser says of the room it gives this site; null where it says nothing. */
export interface StorageEstimate {
  readonly usedBytes: number | null;
  readonly givenBytes: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean | null;
}

/** Asks the browser for the room it gives this site. */
export async function readStorageEstimate(): Promise<StorageEstimate> {
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
