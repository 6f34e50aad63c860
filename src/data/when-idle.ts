const LONGEST_WAIT_MS = 5_000;

/** Does something when the page has nothing else to do, soon in any case. Not every browser tells. */
export function whenIdle(work: () => unknown): void {
  const whenFree: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (whenFree) whenFree(() => void work(), { timeout: LONGEST_WAIT_MS });
  else setTimeout(() => void work(), 1);
}
