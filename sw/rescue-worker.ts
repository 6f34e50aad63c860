/*
 * Replaces a worker that breaks the site: an operator puts it at `/service-worker.js` (docs/operations.md). It answers
 * nothing, so every page comes from the network; it deletes the saved files and then itself. What visitors have written
 * and saved is in the database and is not touched.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

async function removeEverything(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)));
  // Only the broken worker's windows: a reloaded one is uncontrolled, so none is reloaded twice.
  const windows = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // Not awaited: a window opens only after activation has ended.
  for (const window of windows) void window.navigate(window.url).catch(() => null);
}

export {};
