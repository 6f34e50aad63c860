import type { QueryClient } from '@tanstack/react-query';
import type { Answered } from './answered.ts';

const given = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * Remembers the data the prerendered page was rendered with. Its blocks hydrate one after the other, and by then an
 * answer may be fresher, but each block must hydrate with the data that is on the page.
 */
export function takeHydrationSnapshot(client: QueryClient): void {
  const cache = client.getQueryCache();
  const queries = cache.getAll();
  given.set(client, new Map(queries.map(({ queryHash, state }) => [queryHash, state.data])));
  // Only the beginning of a long answer is on the page; a caller that looks for the whole answer must not find it.
  for (const query of queries)
    if ((query.state.data as Answered<unknown> | undefined)?.isPart) cache.remove(query);
}

/** Returns the data the prerendered page was rendered with for this query; undefined if it had no answer. */
export const snapshotAnswer = (client: QueryClient, queryHash: string): unknown =>
  given.get(client)?.get(queryHash);

/** Whether the page is prerendered and must be hydrated as it is. */
export const hasSnapshot = (client: QueryClient): boolean => given.has(client);
