import { messageSW } from 'workbox-window';
import type { MessageToWorker } from '#core/contract/worker-messages.ts';
import { hasUnsavedWork } from '../outbox/unsaved-work.ts';
import type { Store } from '../store.ts';
import { nudgeActivation } from './nudge-activation.ts';

/*
 * How a new build takes the place of the one in use. A visitor's page is reloaded only after a press on "Reload", and not
 * while typed text is at stake.
 *
 *   visitor         page            new worker        old worker
 *      |              |                  |                 |
 *      |              |  the browser looks for a new build when a page is opened, and hourly (update-offer.ts)
 *      |              |                  |  installs all its files, or fails and is dropped
 *      |              |<--- installed ---|  waits          |
 *      |<--- offer ---|                  |                 |  followUpdates, features/shell/update-notice
 *      |--- Reload -->|                  |                 |  accept
 *      |              |-- skip-waiting ->|---- give-way -->|  activateWaitingWorker, sw/update/worker-handover.ts
 *      |              |                  |                 |  ends its work behind the pages, then itself;
 *      |              |                  |                 |  until then the page nudges the browser (nudge-activation.ts)
 *      |              |                  |  activates, claims all pages
 *      |              |<-- controller ---|
 *      |<-- reload ---|     change       |                    reloadUnlessUnsaved
 *
 * The old worker does not end: after 10 s the page is reloaded all the same. A build that still waits is offered again.
 * Something was typed since "Reload": nothing is reloaded. The reload is offered once that text is sent or gone.
 * "Later": the new worker activates by itself when the last page of the old build is closed.
 * Another window: it sees controllerchange without having asked, goes on with the old build, whose files stay here until
 *   no page runs it (sw/update/previous-build.ts), and is offered a reload (worker-link.ts).
 * A kiosk has nobody to ask: src/kiosk/unattended/kiosk-update.ts waits until it is idle, has the new worker check its
 *   files (`self-check`, sw/update/self-check.ts), calls activateWaitingWorker, and then opens the start screen.
 */

/** Longer than a send under way is given to end (sw/outbox-sync.ts), with nudges to spare. */
const LONGEST_ACTIVATION_MS = 10_000;

/**
 * Offers every new build that waits, as long as the page is open.
 *
 * @param offer what accepting does, for whoever asks the visitor
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
  /** Since the press on the button somebody may have begun to type. */
  const reloadUnlessUnsaved = () => {
    if (hasUnsavedWork()) offer.set(() => location.reload());
    else location.reload();
  };
  const offerWaiting = () => {
    // Another window may have accepted it meanwhile.
    // Each is an offer of its own, whatever was said to the one before.
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
 * Lets a waiting worker take control of all pages. Ends when one has, and after 10 s in any case: who asked decides what
 * follows. The page itself goes on with its own build until it is loaded anew.
 *
 * @param worker null where another window was quicker, and the change is under way
 * @param signal ends the waiting
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
