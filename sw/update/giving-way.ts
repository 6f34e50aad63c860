/** Who is still there after this time was not replaced after all, and works as before. */
const LONGEST_SWAP_MS = 30_000;

/**
 * Ends the waiting for whatever a worker does behind the pages, from the moment the worker that follows asks for it:
 * the browser lets that one begin only when the one before has nothing to do, and pages go on asking for things.
 */
export function createGivingWay() {
  let asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Aborted while this worker is to end. */
    get signal(): AbortSignal {
      return asked.signal;
    },
    async giveWay(): Promise<void> {
      asked.abort();
      clearTimeout(timer);
      timer = setTimeout(() => {
        asked = new AbortController();
      }, LONGEST_SWAP_MS);
    },
  };
}
