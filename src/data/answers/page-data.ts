import type { DehydratedState } from '@tanstack/react-query';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { findPageData } from '#core/contract/page-data.ts';
import type { Answered } from './endpoint-query.ts';

/** Where to look: `device` asks nobody but the worker. */
export type Source = 'device' | 'anywhere';

/** On a slow line a page takes long, and is worth it where there is nothing else. */
const LIMIT_MS = 12_000;
/** Many calls of a page fail at once, and again and again: what was not found is looked for anew after a while. */
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
 * What the prerendered page of this address was drawn with for a query: the API's answer at the time of the build. Never
 * rejects.
 *
 * @param patienceMs for how long to wait here; what comes later is there for whoever asks then
 * @returns null where no such page is within reach, where another build made it, or where it holds no such answer
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
  // What another build knows by the same name may be of another shape.
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
