import { FILES_CACHE } from '#core/storage/cache-names.ts';
import { keepResponse } from './keep-response.ts';
import { answerPicture, mayKeepPicture } from './media.ts';

/*
 * Hashed files and fonts outside the precache (a language, the letters of a script): kept when first used.
 */
const FILES = /^\/(?:assets|fonts|locales)\//;
const MOST_FILES = 80;
const MOST_AT_ONCE = 40;

/** Whether the address is such a file. Our own origin only. */
export function isKeptFile(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const isPlain = request.method === 'GET' && !request.headers.has('range');
  return isPlain && origin === location.origin && FILES.test(pathname);
}

/** The kept file, or the network's, which is then kept. Their names change with their content. */
export async function answerFile(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches
    .open(FILES_CACHE)
    .then((files) => files.match(request.url))
    .catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (isFile(response)) keepAlive(keepResponse(FILES_CACHE, request.url, response.clone(), MOST_FILES));
  return response;
}

/**
 * Keeps the files and pictures a page loaded before the worker was there (house plan, section 5.6). The browser
 * still has them at hand.
 */
export async function keepFiles(
  addresses: readonly string[],
  isPrecached: (path: string) => boolean,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const keepAlive = (keeping: Promise<unknown>) => work.push(keeping);
  for (const address of addresses.slice(0, MOST_AT_ONCE)) {
    const request = new Request(new URL(address, location.origin));
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin && isPrecached(pathname)) continue;
    const answer = isKeptFile(request) ? answerFile : mayKeepPicture(request) ? answerPicture : null;
    await answer?.(request, keepAlive).catch(() => undefined);
  }
  await Promise.all(work);
}

/** A page in place of a script is the mark of a missing file or a sign-in network: never kept. */
function isFile({ status, type, headers }: Response): boolean {
  return (
    status === 200 &&
    type !== 'opaque' &&
    !(headers.get('content-type') ?? 'text/html').startsWith('text/html')
  );
}
