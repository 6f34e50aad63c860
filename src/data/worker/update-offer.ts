import { createStore } from '../store.ts';
import { lazyOnce } from './lazy-once.ts';

/*
 * The part of an update that every page has from the start: whether one is offered, and the check for one. update.ts
 * describes and does the rest; it is loaded only when there is an update, since few visits have one.
 */
const LOOK_EVERY_MS = 60 * 60_000;

/** Accepts an offered update; null while there is none. */
const updateOffer = createStore<(() => void) | null>(null);
export const useUpdateOffer = updateOffer.use;

/** Offers a reload: the new worker is in control, and this page keeps its old build until the visitor agrees. */
export const offerReload = () => updateOffer.set(() => location.reload());

/** Offers every update of the site while the page is open. */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
  // At this moment, the files of this page's own build are certainly available.
  const loadUpdate = lazyOnce(async () => {
    const { followUpdates } = await import('./update.ts');
    followUpdates(registration, updateOffer);
  });
  const look = () => {
    if (registration.active && (registration.waiting || registration.installing)) loadUpdate();
  };
  // Another window, or the browser itself, may have found an update before this page asked.
  look();
  registration.addEventListener('updatefound', look);
  // The browser checks only when a page is opened; an installed site may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
}
