import type { QueryClient } from '@tanstack/react-query';
import type { Answered } from './endpoint-query.ts';

const given = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * Remembers what the prerendered page was drawn with. Its blocks wake one after the other, and an answer may be fresher by
 * the time the last one does: it must begin with what is on the page all the same.
 */
export function takeHydrationSnapshot(client: QueryClient): void {
  const cache = client.getQueryCache();
  const queries = cache.getAll();
  given.set(client, new Map(queries.map(({ queryHash, state }) => [queryHash, state.data])));
  // The beginning of a long answer stands on the page; whoever looks for what the answer holds must not find it.
  for (const query of queries)
    if ((query.state.data as Answered<unknown> | undefined)?.isPart) cache.remove(query);
}

/** What the prerendered page was drawn with for this query; undefined where it had no answer. */
export const snapshotAnswer = (client: QueryClient, queryHash: string): unknown =>
  given.get(client)?.get(queryHash);

/** Whether the page came ready, and is to be taken over as it is. */
export const hasSnapshot = (client: QueryClient): boolean => given.has(client);
