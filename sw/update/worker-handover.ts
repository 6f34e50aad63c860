import type { MessageToWorker } from '#core/contract/worker-messages.ts';

/*
 * The workers' part in an update; the page's part, with a diagram of the whole, is in src/data/worker/update.ts. The
 * browser activates the new worker only when the old one is idle, while pages keep sending it requests.
 */

/** If the old worker still exists after this time, it was not replaced and works as before. */
const LONGEST_HANDOVER_MS = 30_000;

/** Asks the old worker to give way and activates the new one as soon as it has. */
export async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  worker.registration.active?.postMessage({ type: 'give-way' } satisfies MessageToWorker);
  await worker.skipWaiting();
}

/** The old worker's side: once asked to give way, it no longer waits for its background work. */
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
