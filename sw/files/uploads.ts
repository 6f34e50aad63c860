import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { UPLOADS, uploadedPicture } from '#core/media/uploaded-picture.ts';

/** A cache that is being deleted may never answer. */
const READ_LIMIT_MS = 5_000;

/** Whether the address is of a picture that organisers have uploaded here; such a picture never changes. */
export function isUpload(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && uploadedPicture(pathname) !== null;
}

/** Finds any stored variant of the picture that an address is a variant of. Never throws, never hangs. */
export async function findVariant(cacheName: string, address: string): Promise<Response | undefined> {
  const name = uploadedPicture(new URL(address).pathname)?.name;
  const beginning = new URL(`${UPLOADS}${name}/`, location.origin).href;
  const read = async () => {
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).find(({ url }) => url.startsWith(beginning));
    return kept && cache.match(kept);
  };
  return withTimeLimit(READ_LIMIT_MS, undefined, read).catch(() => undefined);
}
