import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { FILES_CACHE } from '#core/storage/cache-names.ts';
import { cacheResponse } from './cache-response.ts';
import { FILE_LIMIT_MS } from './file-limit.ts';
import { findCached } from './find-cached.ts';
import { answerPicture, mayCachePicture } from './media.ts';
import { isOurFile } from './our-file.ts';

/*
 * Hashed files and fonts outside the precache (a language, the fonts of a script): stored on first use.
 */
const FILES = /^\/(?:assets|fonts|locales)\//;
const MOST_FILES = 80;
const MOST_AT_ONCE = 40;

/** Whether the request is for such a file, on our own origin only. */
export function isCacheableFile(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const isPlain = request.method === 'GET' && !request.headers.has('range');
  return isPlain && origin === location.origin && FILES.test(pathname);
}

/** Returns the stored file, or fetches and stores it. File names change with their content. */
export async function answerFile(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await findCached(FILES_CACHE, request.url);
  if (kept) return kept;
  const response = await withTimeLimit(FILE_LIMIT_MS, undefined, (signal) => fetch(request, { signal }));
  if (isOurFile(request, response))
    keepAlive(cacheResponse(FILES_CACHE, request.url, response.clone(), MOST_FILES));
  return response;
}

/**
 * Stores the files and pictures a page loaded before there was a worker (docs/architecture.md, section 5). They are
 * still in the browser's cache.
 */
export async function cacheFiles(
  addresses: readonly string[],
  isPrecached: (path: string) => boolean,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const keepAlive = (keeping: Promise<unknown>) => work.push(keeping);
  for (const address of addresses.slice(0, MOST_AT_ONCE)) {
    const request = new Request(new URL(address, location.origin));
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin && isPrecached(pathname)) continue;
    const answer = isCacheableFile(request) ? answerFile : mayCachePicture(request) ? answerPicture : null;
    await answer?.(request, keepAlive).catch(() => undefined);
  }
  await Promise.all(work);
}
