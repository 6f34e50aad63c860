import { ApiError } from '#core/api-client/api-error.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { settings } from '#core/settings.ts';
import { PACK_PICTURES_CACHE, PICTURES_CACHE } from '#core/storage/cache-names.ts';
import { cacheResponse } from './cache-response.ts';
import { findCached } from './find-cached.ts';
import { LARGEST_BYTES, measure } from './measure.ts';
import { findVariant, isUpload } from './uploads.ts';

const MOST_PICTURES = 200;
const LIMIT_MS = 30_000;

/** Media hosts that have refused CORS since the worker started; they get plain requests at once. */
const withoutCors = new Set<string>();

const mediaOrigins = new Set(
  [settings.mediaBase, settings.eventImageBase, ...settings.mediaHosts]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin),
);

/**
 * Whether this is a picture of ours or of a configured media host. The worker ignores other pictures and range
 * requests; the page's policy covers those.
 */
export function isPicture(request: Request): boolean {
  return request.destination === 'image' && mayCachePicture(request);
}

/** Works like `isPicture` for an address that is already known to be a picture. */
export function mayCachePicture({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || headers.has('range')) return false;
  const { origin } = new URL(url);
  return origin === location.origin || mediaOrigins.has(origin);
}

/** Returns the stored picture at once and refreshes it in the background, else fetches it. */
export async function answerPicture(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const [ofPack, latest] = await Promise.all(
    [PACK_PICTURES_CACHE, PICTURES_CACHE].map((name) => findCached(name, request.url)),
  );
  const keep = ofPack ? keepForPack : keepAmongLatest;
  const kept = ofPack ?? latest;
  if (isUpload(request.url)) return kept ?? answerUpload(request, keepAlive);
  if (!kept) return fetchPicture(request, keepAlive, keep);
  keepAlive(fetchPicture(request, keepAlive, keep).catch(() => undefined));
  return kept;
}

/**
 * Returns the variant of a pack, which is large enough for this device, else fetches the one that is asked for. Without a
 * network, a smaller variant is better than none.
 */
async function answerUpload(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const ofPack = await findVariant(PACK_PICTURES_CACHE, request.url);
  if (ofPack) return ofPack;
  try {
    return await fetchPicture(request, keepAlive, keepAmongLatest);
  } catch (error) {
    const other = await findVariant(PICTURES_CACHE, request.url);
    if (other) return other;
    throw error;
  }
}

/**
 * Takes a picture for a pack, from the stored ones or from the network. Pictures of packs are stored separately, where
 * later pictures do not push them out.
 *
 * @returns its size in bytes
 * @throws if it cannot be fetched or stored; ApiError `shape` if it must not be stored
 */
export async function takePackPicture(address: string): Promise<number> {
  const request = new Request(address);
  if (!mayCachePicture(request)) throw new ApiError('shape', `${address} is none of ours`);
  const pack = await caches.open(PACK_PICTURES_CACHE);
  const latest = await caches.open(PICTURES_CACHE);
  const here = (await pack.match(address)) ?? (await latest.match(address));
  const response = here ?? (await withTimeLimit(LIMIT_MS, undefined, (signal) => ask(request, signal)));
  if (!isCacheable(response)) throw new ApiError('shape', `${address} is no picture that can be kept`);
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
  if (isCacheable(response)) keepAlive(keep(request.url, response.clone()));
  return response;
}

const keepAmongLatest = (address: string, response: Response): Promise<void> =>
  cacheResponse(PICTURES_CACHE, address, response, MOST_PICTURES);

async function keepForPack(address: string, response: Response): Promise<void> {
  try {
    await measure(response.clone());
    await (await caches.open(PACK_PICTURES_CACHE)).put(address, response);
  } catch {
    response.body?.cancel().catch(() => undefined);
    // No room for the newer one: the stored one stays.
  }
}

/** Requests with CORS if the host allows it, else like the page would: such a response can be shown but not stored. */
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

/** An opaque response counts as megabytes of storage, and a sign-in page is not a picture. */
export function isCacheable({ status, type, headers }: Response): boolean {
  const isImage = headers.get('content-type')?.startsWith('image/') ?? false;
  return (
    status === 200 &&
    type !== 'opaque' &&
    isImage &&
    Number(headers.get('content-length') ?? 0) <= LARGEST_BYTES
  );
}
