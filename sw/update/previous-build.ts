import { askThroughPort } from '#core/browser/ask-through-port.ts';
import { isCode, SMALL_CODE } from '#core/contract/gathered-files.ts';
import type { MessageFromWorker, PageBuild } from '#core/contract/worker-messages.ts';
import { findCached } from '../files/find-cached.ts';
import { createGatheredFiles } from '../files/gathered-files.ts';
import { isOfDesk } from '../files/is-of-desk.ts';

/*
 * Pages opened before an update continue to run the old build, including its lazy parts. Its hashed files stay in the
 * precache until every open page has reported that it runs the new one.
 */
const ANSWER_LIMIT_MS = 3_000;
const HASHED = '/assets/';

/** The precache of this build: its cache keys and listed paths. */
export interface Build {
  readonly cacheName: string;
  readonly cacheKeys: ReadonlySet<string>;
  /** Whether a path is that of one of its files, as listed. */
  lists(path: string): boolean;
}

/** Returns a hashed file of an earlier build. */
export async function previousBuildFile(pathname: string, build: Build): Promise<Response | undefined> {
  if (!pathname.startsWith(HASHED)) return undefined;
  const { href } = new URL(pathname, location.origin);
  return (await findCached(build.cacheName, href)) ?? (await previousSmallCode(pathname, build));
}

async function previousSmallCode(pathname: string, build: Build): Promise<Response | undefined> {
  if (!isCode(pathname)) return undefined;
  const cache = await caches.open(build.cacheName).catch(() => null);
  for (const { url } of (await cache?.keys().catch(() => [])) ?? []) {
    if (build.cacheKeys.has(url) || new URL(url).pathname !== SMALL_CODE) continue;
    const file = await createGatheredFiles(() => findCached(build.cacheName, url))(pathname);
    if (file) return file;
  }
  return undefined;
}

/** Deletes what earlier builds (and failed installations) left, once no page and no newer worker needs it. */
export async function sweepPreviousBuild(
  build: Build,
  { clients, registration }: ServiceWorkerGlobalScope,
): Promise<void> {
  const isNewerHere = () => registration.installing !== null || registration.waiting !== null;
  if (isNewerHere()) return;
  const cache = await caches.open(build.cacheName);
  const leftovers = (await cache.keys()).filter(({ url }) => !build.cacheKeys.has(url));
  if (leftovers.length === 0) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The desk has files of its own, and answers nothing.
  const entries = await Promise.all(pages.filter((page) => !isOfDesk(page)).map(askForBuild));
  if (!entries.every((entry) => entry !== null && build.lists(entry))) return;
  // A newer build may have arrived while the pages were asked, and may rely on some of these files.
  if (isNewerHere()) return;
  await Promise.all(leftovers.map((request) => cache.delete(request)));
}

async function askForBuild(page: Client): Promise<string | null> {
  const question: MessageFromWorker = { type: 'which-build' };
  const reply = await askThroughPort(page, question, ANSWER_LIMIT_MS);
  return (reply as Partial<PageBuild> | null | undefined)?.entry ?? null;
}
