/** Longer than an installation of the worker, which may be under way. */
const WORKER_LIMIT_MS = 20_000;

/** Returns the registration once its worker can be called; null if there is none in time. */
export async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const none = new Promise<null>((resolve) => setTimeout(resolve, WORKER_LIMIT_MS, null));
  return Promise.race([navigator.serviceWorker.ready, none]);
}
