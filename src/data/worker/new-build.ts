import { messageSW } from 'workbox-window';
import { hasUnsavedWork } from '../outbox/unsaved-work.ts';
import type { Store } from '../store.ts';
import { remindOfSwap } from './swap-reminder.ts';

/** Longer than a send under way is given to end (sw/outbox-sync.ts), with reminders to spare. */
const LONGEST_SWAP_MS = 10_000;

/**
 * Offers every new build that waits for its turn, as long as the page is open. Few visits meet one: this comes when the
 * browser has found one, while the files of this page's own build are surely here.
 *
 * @param updateOffer what accepting does, for whoever asks the visitor
 */
export function followNewBuilds(
  registration: ServiceWorkerRegistration,
  updateOffer: Store<(() => void) | null>,
): void {
  let isAccepted = false;
  let swapLimit: ReturnType<typeof setTimeout> | undefined;
  let endReminding: (() => void) | undefined;

  /** Since the press on the button somebody may have begun to type. */
  const reloadWhenClean = () => {
    clearTimeout(swapLimit);
    endReminding?.();
    isAccepted = false;
    if (hasUnsavedWork()) updateOffer.set(() => location.reload());
    else location.reload();
  };
  const accept = () => {
    updateOffer.set(null);
    isAccepted = true;
    if (registration.waiting) void messageSW(registration.waiting, { type: 'skip-waiting' });
    endReminding = remindOfSwap();
    // If the old worker stays all the same, the new build is offered again by the page that comes: it waits still.
    swapLimit = setTimeout(reloadWhenClean, LONGEST_SWAP_MS);
  };
  const offer = () => {
    // Another window may have accepted it meanwhile.
    // Each is an offer of its own, whatever was said to the one before.
    if (registration.waiting !== null) updateOffer.set(() => accept());
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) reloadWhenClean();
  });
  offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
