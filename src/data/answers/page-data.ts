import type { DehydratedState } from '@tanstack/react-query';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { findPageData } from '#core/contract/page-data.ts';
import type { Answered } from './answered.ts';

/** Where to look: `device` asks only the worker. */
export type Source = 'device' | 'anywhere';

/** A page takes long on a slow connection, but it is worth the wait when there is nothing else. */
const LIMIT_MS = 12_000;
/** Many calls of a page fail at once, again and again: a page that was not found is looked up again after this time. */
const NOT_FOUND_FOR_MS = 30_000;
const MOST_LOOKS = 8;

type Answers = ReadonlyMap<string, Answered<unknown>>;
interface Look {
  readonly found: Promise<Answers | null>;
  readonly startedAt: number;
  isEmpty: boolean;
}

const looks = new Map<string, Look>();

/**
 * Returns what this address's prerendered page was rendered with for a query: the API's answer at build time. Never
 * rejects.
 *
 * @param patienceMs how long this call waits; a page that arrives later serves the next caller
 * @returns null if no such page can be loaded, if another build made it, or if it has no such answer
 */
export async function answerInPage(
  queryHash: string,
  source: Source,
  patienceMs = LIMIT_MS,
): Promise<Answered<unknown> | null> {
  const { found } = lookInto(location.pathname, source);
  const answers = await withTimeLimit(patienceMs, undefined, () => found).catch(() => null);
  return answers?.get(queryHash) ?? null;
}

function lookInto(path: string, source: Source): Look {
  const key = `${source} ${path}`;
  const earlier = looks.get(key);
  const now = performance.now();
  if (earlier && !(earlier.isEmpty && now - earlier.startedAt >= NOT_FOUND_FOR_MS)) return earlier;
  const found = withTimeLimit(LIMIT_MS, undefined, (signal) => fetchAnswers(path, source, signal)).catch(
    () => null,
  );
  const look: Look = { found, startedAt: now, isEmpty: false };
  void found.then((answers) => {
    look.isEmpty = answers === null;
  });
  looks.delete(key);
  looks.set(key, look);
  for (const oldest of [...looks.keys()].slice(0, -MOST_LOOKS)) looks.delete(oldest);
  return look;
}

async function fetchAnswers(path: string, source: Source, signal: AbortSignal): Promise<Answers | null> {
  const cache = source === 'device' ? 'force-cache' : 'no-cache';
  const response = await fetch(path, { headers: { accept: 'text/html' }, cache, signal });
  const page = response.ok ? findPageData(await response.text()) : null;
  // Another build may use the same name for data of another shape.
  if (page === null || page.entry !== ownEntry()) return null;
  const { queries } = JSON.parse(page.data) as DehydratedState;
  return new Map(
    queries.flatMap(({ queryHash, state }) => (isAnswered(state.data) ? [[queryHash, state.data]] : [])),
  );
}

const ownEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src');

function isAnswered(data: unknown): data is Answered<unknown> {
  return typeof data === 'object' && data !== null && 'value' in data && 'at' in data;
}
