import { createStore } from '../store.ts';
import { lazyOnce } from './lazy-once.ts';

/*
 * The little of an update that every page has from its start: whether one is offered, and the look for one. The flow is
 * described and done in update.ts, whose code comes when there is one: few visits meet any.
 */
const LOOK_EVERY_MS = 60 * 60_000;

/** Accepting an offered update; null while there is none. */
const updateOffer = createStore<(() => void) | null>(null);
export const useUpdateOffer = updateOffer.use;

/** The new worker is in control, this page still runs the old build: it goes on until its visitor says so. */
export const offerReload = () => updateOffer.set(() => location.reload());

/** Has every update of the site offered, as long as the page is open. */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
  // At this moment the files of this page's own build are surely here.
  const bringUpdate = lazyOnce(async () => {
    const { followUpdates } = await import('./update.ts');
    followUpdates(registration, updateOffer);
  });
  const look = () => {
    if (registration.active && (registration.waiting || registration.installing)) bringUpdate();
  };
  // Another window, or the browser itself, may have found one before this page asked.
  look();
  registration.addEventListener('updatefound', look);
  // The browser itself looks only when a page is opened; an installed site may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
}
