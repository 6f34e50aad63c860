import type { MessageToWorker } from '#core/contract/worker-messages.ts';
import { remindOfSwap } from './swap-reminder.ts';

/** As long as a page with somebody before it waits for it (`new-build.ts`). */
const LONGEST_SWAP_MS = 10_000;

/**
 * Lets the build of a waiting worker take over, and reminds the browser of it until it has or 10 s are over. The page
 * itself goes on with its own build until it is loaded anew.
 */
export async function takeBuild(worker: ServiceWorker, signal: AbortSignal): Promise<void> {
  worker.postMessage({ type: 'skip-waiting' } satisfies MessageToWorker);
  const endReminding = remindOfSwap();
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_SWAP_MS);
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });
  endReminding();
}
