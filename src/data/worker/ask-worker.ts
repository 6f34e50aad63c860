import { askThroughPort } from '#core/browser/ask-through-port.ts';
import type { PacksNext, PacksTurn } from '#core/contract/worker-messages.ts';
import { isPreview } from '#core/preview.ts';

/** Longer than any turn of the worker, including its last steps and those of the turn before. */
const LIMIT_MS = 90_000;
/** After this, no worker will come: it could not be registered, or the visitor bypassed it when loading the page. */
const LONGEST_INSTALL_MS = 60_000;
const NEXT: readonly unknown[] = ['more', 'waiting', 'done'] satisfies PacksNext[];

/**
 * Asks the worker for a turn at the packs. Returns `waiting`, to ask again later, if there is no worker, if it was
 * terminated meanwhile, or if its build does not know this question.
 *
 * @param enough aborts the wait, so that the page can ask again at once
 */
export async function askWorker(turn: PacksTurn, enough: AbortSignal): Promise<PacksNext> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || isPreview()) return 'waiting';
  const next = await askThroughPort(worker, turn, LIMIT_MS, enough);
  if (NEXT.includes(next)) return next as PacksNext;
  return enough.aborted ? 'more' : 'waiting';
}

/** Waits until a worker controls this page, which takes a while on a first visit, and returns whether one does. */
export async function workerInControl(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return true;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, LONGEST_INSTALL_MS);
  });
  return serviceWorker.controller !== null;
}
