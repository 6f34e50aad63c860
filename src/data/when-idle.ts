const LONGEST_WAIT_MS = 5_000;

/** Runs work when the page is idle, and soon in any case. Not every browser reports that it is idle. */
export function whenIdle(work: () => unknown): void {
  const whenFree: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (whenFree) whenFree(() => void work(), { timeout: LONGEST_WAIT_MS });
  else setTimeout(() => void work(), 1);
}
