import type { CacheWillUpdateCallbackParam } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { DRAWINGS, isCode, isDrawing, SMALL_CODE } from '#core/contract/gathered-files.ts';
import { languageOf } from '#core/contract/language-files.ts';
import { isPagePath } from '#core/site-paths.ts';
import { type Build, previousBuildFile } from '../update/previous-build.ts';
import { refreshCachedLanguages } from './cached-languages.ts';
import { documentCandidates, pagePath } from './documents.ts';
import { FILE_LIMIT_MS } from './file-limit.ts';
import { findCached } from './find-cached.ts';
import { createGatheredFiles } from './gathered-files.ts';
import { installFiles } from './install-files.ts';
import { isOurFile } from './our-file.ts';
import { readyPage } from './prerendered-page.ts';

const SHELL = '/app-shell.html';
const READY_PAGES = '/ready-pages.json';
const RESCUE_LIMIT_MS = 10_000;

/** The files of this build, stored completely at installation; of its languages, only those used on this device. */
export function createAppShell(listed: readonly (PrecacheEntry | string)[]) {
  const addressOf = (entry: PrecacheEntry | string) => (typeof entry === 'string' ? entry : entry.url);
  const entries = listed.filter((entry) => languageOf(addressOf(entry)) === undefined);
  const languages = listed.map(addressOf).filter((address) => languageOf(address) !== undefined);
  const controller = new PrecacheController({ plugins: [{ cacheWillUpdate: onlyWhatWasBuilt }] });
  controller.addToCacheList(entries);
  const { cacheName } = controller.strategy;
  const build: Build = {
    cacheName,
    cacheKeys: new Set(controller.getURLsToCacheKeys().values()),
    lists: (path) => controller.getCacheKeyForURL(path) !== undefined,
  };
  const drawing = createGatheredFiles(() => kept(DRAWINGS));
  const smallCode = createGatheredFiles(() => kept(SMALL_CODE));
  const isHere = (path: string) => build.lists(path) || isDrawing(path) || isCode(path);

  return {
    build,

    /** Whether a path is stored with the installation, singly or in a bundle. */
    isHere,

    install(event: ExtendableEvent): void {
      event.waitUntil(refreshCachedLanguages(languages));
      event.waitUntil(installFiles(controller, event));
    },

    /**
     * Answers a request from the precache, or returns null if it is not for the shell. A document is not requested from
     * the network if one is here (docs/architecture.md, section 7).
     */
    answerTo(request: Request): Promise<Response> | null {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return null;
      if (request.mode === 'navigate' && isPagePath(pathname)) return openDocument(request);
      return isHere(pathname) ? openFile(request, pathname) : null;
    },

    /** Returns a prerendered page of this build, if it came with the installation. */
    ownDocument,

    /** Returns a hashed file of the previous build, for pages that still run it. */
    previous: (request: Request) => previousBuildFile(new URL(request.url).pathname, build),
  };

  /** Returns a file of the precache; if the cache is broken there is none, and the site works without. */
  async function kept(path: string): Promise<Response | undefined> {
    const key = controller.getCacheKeyForURL(path);
    return key === undefined ? undefined : findCached(cacheName, key);
  }

  async function openDocument(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    return (await ownDocument(pathname)) ?? (await kept(SHELL)) ?? rescue(request);
  }

  async function ownDocument(pathname: string): Promise<Response | undefined> {
    for (const path of documentCandidates(pathname)) {
      const whole = build.lists(path) ? await kept(path) : undefined;
      if (whole) return whole;
    }
    const [shell, described] = await Promise.all([SHELL, READY_PAGES].map(kept));
    if (!shell || !described) return undefined;
    return (await readyPage(pagePath(pathname), shell, described).catch(() => null)) ?? undefined;
  }

  async function keptFile(pathname: string): Promise<Response | undefined> {
    if (isDrawing(pathname)) return drawing(pathname);
    if (build.lists(pathname) || !isCode(pathname)) return kept(pathname);
    return (await smallCode(pathname)) ?? previousBuildFile(pathname, build);
  }

  async function openFile(request: Request, pathname: string): Promise<Response> {
    const file = await keptFile(pathname);
    if (file) return file;
    return withTimeLimit(FILE_LIMIT_MS, undefined, async (signal) => {
      const response = await fetch(request, { signal });
      // The browser has emptied the cache. Hashed files cannot differ from the stored ones.
      const isHashed = build.cacheKeys.has(new URL(pathname, location.origin).href);
      if (isHashed && isOurFile(request, response)) await refill(pathname, response.clone());
      return response;
    });
  }

  async function refill(pathname: string, response: Response): Promise<void> {
    try {
      await (await caches.open(cacheName)).put(pathname, response);
    } catch {
      // No room: the next visit uses the network again.
    }
  }
}

/**
 * Rejects a missing file, or an HTML page in its place, which ends the installation: a build is stored completely or
 * not at all, and the previous build stays.
 */
async function onlyWhatWasBuilt({
  request,
  response,
}: CacheWillUpdateCallbackParam): Promise<Response | null> {
  return isOurFile(request, response) ? response : null;
}

/**
 * Answers a document from the network or with a readable message, if the browser has deleted our files but not the
 * worker.
 */
async function rescue(request: Request): Promise<Response> {
  try {
    return await withTimeLimit(RESCUE_LIMIT_MS, undefined, (signal) => fetch(request, { signal }));
  } catch {
    return new Response(NOTHING_HERE, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

const NOTHING_HERE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline</title>
<h1>You’re offline</h1>
<p>Your browser has cleared this site’s saved copy. Connect to the internet and try again.</p>
<p><a href="/">Try again</a></p>
</html>`;
