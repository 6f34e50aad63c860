import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { dataDocument, findPageData } from '#core/contract/page-data.ts';
import { isPagePath } from '#core/site-paths.ts';
import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { cacheResponse } from '../files/cache-response.ts';
import { findCached } from '../files/find-cached.ts';
import { isOurFile } from '../files/our-file.ts';

/** Together with the delay of the page (`src/data/answers/stand-in.ts`), stored data is there after three seconds. */
const NETWORK_TIMEOUT_MS = 1_500;
/** On a slow connection a page takes long, and is worth waiting for if nothing is stored. */
const LIMIT_MS = 10_000;
const MOST_PAGES = 12;
const LARGEST_LENGTH = 300_000;

/** The build on this device. */
interface OnDevice {
  /** The document of a page, if the build has it. */
  readonly ownDocument: (pathname: string) => Promise<Response | undefined>;
  readonly build: { lists(path: string): boolean };
}

/**
 * Whether a page requests the data of a prerendered page: it is not a navigation, and nothing else is requested as
 * HTML.
 */
export function asksForPageData({ method, mode, destination, headers, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const isByScript = method === 'GET' && mode !== 'navigate' && destination === '';
  return (
    isByScript && origin === location.origin && headers.get('accept') === 'text/html' && isPagePath(pathname)
  );
}

/**
 * Returns the data of a prerendered page, for a page to which the API gives nothing: from the build on this device,
 * else from the network, else from the store. Only its own build can read it: after a deployment, data from the network
 * is neither returned nor stored, and stored data is deleted with its build (`forgetPageData`). Never rejects.
 *
 * @param request with `cache: 'force-cache'` the network is not used
 */
export async function answerPageData(
  request: Request,
  { ownDocument, build }: OnDevice,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const own = await ownDocument(pathname).catch(() => undefined);
  if (own) return own;
  // The document does not depend on the query, so it is left out of the key.
  const address = origin + pathname;
  if (request.cache === 'force-cache') return (await findKeptData(address, build)) ?? nothing();
  const coming = fetchData(address, build).catch(() => null);
  keepAlive(coming.then((data) => (data === null ? undefined : keepData(address, data))));
  const fresh = await withTimeLimit(NETWORK_TIMEOUT_MS, undefined, () => coming).catch(() => null);
  if (fresh !== null) return documentOf(fresh);
  const kept = await findKeptData(address, build);
  if (kept) return kept;
  const late = await coming;
  return late === null ? nothing() : documentOf(late);
}

const nothing = () => new Response(null, { status: 204 });
const documentOf = (data: string) =>
  new Response(data, { headers: { 'content-type': 'text/html; charset=utf-8' } });

async function keepData(address: string, data: string): Promise<void> {
  if (data.length <= LARGEST_LENGTH)
    await cacheResponse(PAGE_DATA_CACHE, address, documentOf(data), MOST_PAGES);
}

/** Deletes the stored data; another build has its own. */
export async function forgetPageData(): Promise<void> {
  await caches.delete(PAGE_DATA_CACHE).catch(() => false);
}

async function findKeptData(address: string, build: OnDevice['build']): Promise<Response | undefined> {
  const kept = await findCached(PAGE_DATA_CACHE, address);
  const page =
    kept &&
    findPageData(
      await kept
        .clone()
        .text()
        .catch(() => ''),
    );
  return page && build.lists(page.entry) ? kept : undefined;
}

/** Fetches the data; null if the response is not a page of this build. */
function fetchData(address: string, build: OnDevice['build']): Promise<string | null> {
  return withTimeLimit(LIMIT_MS, undefined, async (signal) => {
    const response = await fetch(address, { cache: 'no-cache', signal });
    const found = isOurFile({ url: `${address}.html` }, response)
      ? findPageData(await response.text())
      : null;
    return found && build.lists(found.entry) ? dataDocument(found) : null;
  });
}
