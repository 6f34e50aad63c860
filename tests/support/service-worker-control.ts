import type { CDPSession, Page, Worker } from '@playwright/test';

const REGISTRATION_LIMIT_MS = 10_000;

/** Waits until a worker controls the page, so that what follows is stored for offline use. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve, reject) => {
    const limit = setTimeout(
      reject,
      REGISTRATION_LIMIT_MS,
      new Error(`No service worker is registered at ${origin}.`),
    );
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own === undefined) return;
      clearTimeout(limit);
      resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** Makes the browser send the worker its `sync` event now, as it does when the network returns. */
export async function dispatchSync(page: Page, tag: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await session.detach();
}

/**
 * Makes the browser send the worker a push, as if it came from the browser's push service, and waits until the worker
 * has shown a notice. A page that asked for its notices before that would remove this one: Chromium forgets those that
 * it has written down and not displayed yet.
 */
export async function deliverPush(page: Page, data: unknown): Promise<void> {
  const { origin } = new URL(page.url());
  const isShown = await watchNotices(page);
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await isShown();
  await session.detach();
}

/** Notes in the worker when it has shown its next notice. */
async function watchNotices(page: Page): Promise<() => Promise<void>> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const { registration } = scope;
    scope.hasShown = new Promise((resolve) => {
      registration.showNotification = async (...notice) => {
        await ServiceWorkerRegistration.prototype.showNotification.apply(registration, notice);
        resolve();
      };
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).hasShown);
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  return worker;
}

/** What a worker has for notices. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  /** Ours: when the notice that is watched has been shown. */
  hasShown?: Promise<void>;
  readonly NotificationEvent: new (type: string, init: { readonly notification: unknown }) => Event;
}

/** Presses the only notice that is shown: the worker gets the browser's own notification. */
export async function pressNotice(page: Page): Promise<void> {
  await workerOf(page).evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    // A worker may have only the browser's own events wait; this one ends in time anyway.
    Object.defineProperty(event, 'waitUntil', { value: () => undefined });
    globalThis.dispatchEvent(event);
  });
}

/** Ends all workers, as the browser does with idle ones; the next event restarts them. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
