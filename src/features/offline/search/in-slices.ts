/** Well below the 50 ms from which on a task is felt, also on a slow phone. */
const SLICE_MS = 8;
const LONGEST_WAIT_MS = 300;

/**
 * Does the work item by item, and lets the browser go first after every few milliseconds.
 *
 * @returns whether it was done to the end
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let start = performance.now();
  for (const item of items) {
    if (signal.aborted) return false;
    work(item);
    if (performance.now() - start < SLICE_MS) continue;
    await untilIdle();
    start = performance.now();
  }
  return !signal.aborted;
}

/** When the browser has nothing better to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    const whenFree: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
    if (whenFree) whenFree(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
}
