/** How much storage the browser gives this site; null for what it does not say. */
export interface StorageEstimate {
  readonly usedBytes: number | null;
  readonly givenBytes: number | null;
  /** Whether the browser has agreed not to clear it automatically. */
  readonly isPersistent: boolean | null;
}

/** Asks the browser how much storage it gives this site. */
export async function readStorageEstimate(): Promise<StorageEstimate> {
  // Not in every browser, and never outside secure contexts.
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
