import { messageSW } from 'workbox-window';
import type { MessageToWorker } from '#core/contract/worker-messages.ts';
import { hasUnsavedWork } from '../outbox/unsaved-work.ts';
import type { Store } from '../store.ts';
import { nudgeActivation } from './nudge-activation.ts';

/*
 * How a new build replaces the one in use. A visitor's page is reloaded only after a press on "Reload", and never while
 * typed text would be lost.
 *
 *   visitor         page            new worker        old worker
 *      |              |                  |                 |
 *      |              |  the browser looks for a new build when a page is opened, and hourly (update-offer.ts)
 *      |              |                  |  installs all its files, or fails and is dropped
 *      |              |<--- installed ---|  waits          |
 *      |<--- offer ---|                  |                 |  followUpdates, features/shell/update-notice
 *      |--- Reload -->|                  |                 |  accept
 *      |              |-- skip-waiting ->|---- give-way -->|  activateWaitingWorker, sw/update/worker-handover.ts
 *      |              |                  |                 |  ends its background work, then itself;
 *      |              |                  |                 |  until then the page nudges the browser (nudge-activation.ts)
 *      |              |                  |  activates, claims all pages
 *      |              |<-- controller ---|
 *      |<-- reload ---|     change       |                    reloadUnlessUnsaved
 *
 * If the old worker does not end, the page is reloaded after 10 s. A build that still waits is offered again.
 * If something was typed after "Reload", nothing is reloaded. The reload is offered once that text is sent or gone.
 * After "Later", the new worker activates automatically when the last page of the old build is closed.
 * Another window sees controllerchange without having asked. It keeps the old build, whose files stay here until no page
 *   runs it (sw/update/previous-build.ts), and is offered a reload (worker-link.ts).
 * A kiosk has no visitor to ask: src/kiosk/unattended/kiosk-update.ts waits until it is idle, has the new worker check its
 *   files (`self-check`, sw/update/self-check.ts), calls activateWaitingWorker, and then opens the start screen.
 */

/** Longer than a running send may take to end (sw/outbox-sync.ts), with time for nudges. */
const LONGEST_ACTIVATION_MS = 10_000;

/**
 * Offers every new build that waits while the page is open.
 *
 * @param offer receives the function that accepts the update
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  offer: Store<(() => void) | null>,
): void {
  const accept = async () => {
    offer.set(null);
    await activateWaitingWorker(registration.waiting);
    reloadUnlessUnsaved();
  };
  /** The visitor may have started to type after pressing the button. */
  const reloadUnlessUnsaved = () => {
    if (hasUnsavedWork()) offer.set(() => location.reload());
    else location.reload();
  };
  const offerWaiting = () => {
    // Another window may have accepted it meanwhile.
    // Each build is a new offer, whatever the answer to the last one was.
    if (registration.waiting !== null) offer.set(() => void accept());
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerWaiting();
    });

  offerWaiting();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/**
 * Lets a waiting worker take control of all pages. Resolves when one has, and after 10 s in any case: the caller
 * decides what happens next. The page keeps its own build until it is reloaded.
 *
 * @param worker null if another window was faster, and the change is in progress
 * @param signal ends the wait
 */
export async function activateWaitingWorker(
  worker: ServiceWorker | null,
  signal?: AbortSignal,
): Promise<void> {
  if (worker) void messageSW(worker, { type: 'skip-waiting' } satisfies MessageToWorker);
  const endNudging = nudgeActivation();
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_ACTIVATION_MS);
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    signal?.addEventListener('abort', resolve, { once: true });
  });
  endNudging();
}
