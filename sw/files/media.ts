import { ApiError } from '#core/api-client/api-error.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { settings } from '#core/settings.ts';
import { PACK_PICTURES_CACHE, PICTURES_CACHE } from '#core/storage/cache-names.ts';
import { findKept } from './find-kept.ts';
import { keepResponse } from './keep-response.ts';
import { LARGEST_BYTES, measure } from './measure.ts';

const MOST_PICTURES = 200;
const LIMIT_MS = 30_000;

/** Media hosts seen to refuse CORS since the worker started; they are asked the plain way at once. */
const withoutCors = new Set<string>();

const mediaOrigins = new Set(
  [settings.mediaBase, settings.eventImageBase, ...settings.mediaHosts]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin),
);

/**
 * Whether this is a picture of ours or of a configured media host. Others, and anything asked for in
 * ranges, go their own way: the page's policy knows about them, the worker does not.
 */
export function isPicture(request: Request): boolean {
  return request.destination === 'image' && mayKeepPicture(request);
}

/** The same for an address of which somebody else has said that a picture is there. */
export function mayKeepPicture({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || headers.has('range')) return false;
  const { origin } = new URL(url);
  return origin === location.origin || mediaOrigins.has(origin);
}

/** The kept picture at once, renewed behind; otherwise the network's. */
export async function answerPicture(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const [ofPack, latest] = await Promise.all(
    [PACK_PICTURES_CACHE, PICTURES_CACHE].map((name) => findKept(name, request.url)),
  );
  const keep = ofPack ? keepForPack : keepAmongLatest;
  const kept = ofPack ?? latest;
  if (!kept) return fetchPicture(request, keepAlive, keep);
  keepAlive(fetchPicture(request, keepAlive, keep).catch(() => undefined));
  return kept;
}

/**
 * Takes a picture for a pack: from among the kept ones or from the network. Pictures of packs are kept apart, where no
 * later picture pushes them out.
 *
 * @returns its size
 * @throws where it cannot be brought or kept; ApiError `shape` where it is not to be kept at all
 */
export async function takePackPicture(address: string): Promise<number> {
  const request = new Request(address);
  if (!mayKeepPicture(request)) throw new ApiError('shape', `${address} is none of ours`);
  const pack = await caches.open(PACK_PICTURES_CACHE);
  const latest = await caches.open(PICTURES_CACHE);
  const here = (await pack.match(address)) ?? (await latest.match(address));
  const response = here ?? (await withTimeLimit(LIMIT_MS, undefined, (signal) => ask(request, signal)));
  if (!isKeepable(response)) throw new ApiError('shape', `${address} is no picture that can be kept`);
  const size = await measure(response.clone());
  await pack.put(address, response);
  await latest.delete(address);
  return size;
}

async function fetchPicture(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
  keep: typeof keepForPack,
): Promise<Response> {
  const response = await withTimeLimit(LIMIT_MS, undefined, (signal) => ask(request, signal));
  if (isKeepable(response)) keepAlive(keep(request.url, response.clone()));
  return response;
}

const keepAmongLatest = (address: string, response: Response): Promise<void> =>
  keepResponse(PICTURES_CACHE, address, response, MOST_PICTURES);

async function keepForPack(address: string, response: Response): Promise<void> {
  try {
    await measure(response.clone());
    await (await caches.open(PACK_PICTURES_CACHE)).put(address, response);
  } catch {
    response.body?.cancel().catch(() => undefined);
    // No room for the newer one: the one that is kept stays.
  }
}

/** With CORS where the host allows it, else as the page would have asked: shown, never kept. */
async function ask(request: Request, signal: AbortSignal): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin === location.origin || withoutCors.has(origin)) return fetch(request, { signal });
  try {
    return await fetch(request.url, { mode: 'cors', credentials: 'omit', signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const plain = await fetch(request, { signal });
    withoutCors.add(origin);
    return plain;
  }
}

/** An opaque response is charged with megabytes, a sign-in page is no picture. */
export function isKeepable({ status, type, headers }: Response): boolean {
  const isImage = headers.get('content-type')?.startsWith('image/') ?? false;
  return (
    status === 200 &&
    type !== 'opaque' &&
    isImage &&
    Number(headers.get('content-length') ?? 0) <= LARGEST_BYTES
  );
}
