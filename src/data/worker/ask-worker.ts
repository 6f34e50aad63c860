import { askThroughPort } from '#core/browser/ask-through-port.ts';
import type { PacksNext, PacksTurn } from '#core/contract/worker-messages.ts';

/** Longer than any turn of the worker with the last things of it and of the one before. */
const LIMIT_MS = 90_000;
/** After that none will come: it could not be registered, or the visitor has loaded the page past it. */
const LONGEST_INSTALL_MS = 60_000;
const NEXT: readonly unknown[] = ['more', 'waiting', 'done'] satisfies PacksNext[];

/**
 * Asks the worker for a turn at the packs. Where there is none, where it was ended meanwhile and where it is of a build
 * that does not know this question, it is to be asked later.
 *
 * @param enough ends the waiting: it is to be asked anew
 */
export async function askWorker(turn: PacksTurn, enough: AbortSignal): Promise<PacksNext> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return 'waiting';
  const next = await askThroughPort(worker, turn, LIMIT_MS, enough);
  if (NEXT.includes(next)) return next as PacksNext;
  return enough.aborted ? 'more' : 'waiting';
}

/** Waits for the worker to answer for this page: on a first visit it comes later. Says whether it came. */
export async function workerInControl(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return true;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, LONGEST_INSTALL_MS);
  });
  return serviceWorker.controller !== null;
}
