import type { MessageToWorker } from '#core/contract/worker-messages.ts';

/*
 * The workers' part in an update; the page's part, and a diagram of the whole, is in src/data/worker/update.ts. The
 * browser activates the new worker only when the old one has nothing to do, while pages go on asking it for things.
 */

/** An old worker that is still there after this time was not replaced after all, and works as before. */
const LONGEST_HANDOVER_MS = 30_000;

/** The new worker's side: asks the old one to give way, and activates as soon as it has. */
export async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  worker.registration.active?.postMessage({ type: 'give-way' } satisfies MessageToWorker);
  await worker.skipWaiting();
}

/** The old worker's side: whatever it does behind the pages is no longer waited for from the moment it is asked. */
export function createWorkerHandover() {
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
      }, LONGEST_HANDOVER_MS);
    },
  };
}
