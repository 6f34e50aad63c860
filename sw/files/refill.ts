import { withTimeLimit } from '#core/api-client/time-limit.ts';
import type { Build } from '../update/previous-build.ts';
import { FILE_LIMIT_MS } from './file-limit.ts';
import { isOurFile } from './our-file.ts';

/**
 * Restores what the browser has deleted from the precache while it kept the worker, so that the site starts offline
 * again. A worker is installed only once, so nothing else would do it.
 */
export async function refillPrecache(build: Build, registration: ServiceWorkerRegistration): Promise<void> {
  const missing = await findMissing(build);
  if (missing.length === 0 || (await isAnotherBuildThere(registration))) return;
  const cache = await caches.open(build.cacheName);
  for (const key of missing) {
    const request = new Request(key, { cache: 'reload' });
    await withTimeLimit(FILE_LIMIT_MS, undefined, async (signal) => {
      const response = await fetch(request, { signal });
      if (isOurFile(request, response)) await cache.put(request, response);
    });
  }
}

async function findMissing({ cacheName, cacheKeys }: Build): Promise<readonly string[]> {
  const here = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  return [...cacheKeys].filter((key) => !here.has(key));
}

/**
 * Whether another build is installing or waiting: its documents would not fit our scripts, and its own installation
 * brings it completely. Throws without a network.
 */
async function isAnotherBuildThere(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update();
  return registration.installing !== null || registration.waiting !== null;
}
