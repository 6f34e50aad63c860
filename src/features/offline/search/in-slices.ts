/** Well below 50 ms, from which a task is noticeable, even on a slow phone. */
const SLICE_MS = 8;
const LONGEST_WAIT_MS = 300;

/**
 * Processes items one by one, and yields to the browser every few milliseconds.
 *
 * @returns whether all items were processed
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

/** Resolves when the browser is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not supported by every browser.
    const whenFree: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
    if (whenFree) whenFree(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
}
