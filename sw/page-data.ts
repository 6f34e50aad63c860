import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { dataDocument, findPageData } from '#core/contract/page-data.ts';
import { isPagePath } from '#core/contract/site-paths.ts';
import { PAGE_DATA_CACHE } from '#core/storage/cache-names.ts';
import { findKept } from './find-kept.ts';
import { keepResponse } from './keep-response.ts';
import { isOurFile } from './our-file.ts';

/** With the patience of the page (`src/data/stand-in.ts`), the network is given up after three seconds. */
const LIMIT_MS = 1_500;
const MOST_PAGES = 12;
const LARGEST_LENGTH = 300_000;

/** Whether a page asks for the data of a ready page: it opens none, and nothing else is asked for as HTML. */
export function asksForPageData({ method, mode, destination, headers, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const isByScript = method === 'GET' && mode !== 'navigate' && destination === '';
  return (
    isByScript && origin === location.origin && headers.get('accept') === 'text/html' && isPagePath(pathname)
  );
}

/**
 * The data of a ready page, for a page to which the API gives nothing: from the build on this device, else from the
 * network, else what was kept of it. No other build can read it, so what is kept goes with its build
 * (`forgetPageData`). Never rejects.
 *
 * @param request with `cache: 'force-cache'` the network is not asked
 * @param ownDocument the page's document, where the build on this device has it
 */
export async function answerPageData(
  request: Request,
  ownDocument: (pathname: string) => Promise<Response | undefined>,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const own = await ownDocument(pathname).catch(() => undefined);
  if (own) return own;
  // Whatever an address says behind its path, its document is the same.
  const address = origin + pathname;
  const fresh = request.cache === 'force-cache' ? null : await fetchData(address).catch(() => null);
  if (fresh === null)
    return (await findKept(PAGE_DATA_CACHE, address)) ?? new Response(null, { status: 204 });
  const document = () => new Response(fresh, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  if (fresh.length <= LARGEST_LENGTH)
    keepAlive(keepResponse(PAGE_DATA_CACHE, address, document(), MOST_PAGES));
  return document();
}

/** Another build brings its own. */
export async function forgetPageData(): Promise<void> {
  await caches.delete(PAGE_DATA_CACHE).catch(() => false);
}

/** Null where what comes is no page of ours. */
function fetchData(address: string): Promise<string | null> {
  return withTimeLimit(LIMIT_MS, undefined, async (signal) => {
    const response = await fetch(address, { cache: 'no-cache', signal });
    const found = isOurFile({ url: `${address}.html` }, response)
      ? findPageData(await response.text())
      : null;
    return found && dataDocument(found);
  });
}
