import type { QueryClient } from '@tanstack/react-query';

const given = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * Remembers what the ready page was drawn with. Its blocks wake one after the other, and an answer may be fresher by
 * the time the last one does: it must begin with what is on the page all the same.
 */
export function rememberGivenAnswers(client: QueryClient): void {
  const queries = client.getQueryCache().getAll();
  given.set(client, new Map(queries.map(({ queryHash, state }) => [queryHash, state.data])));
}

/** What the ready page was drawn with for this query; undefined where it had no answer. */
export const givenAnswer = (client: QueryClient, queryHash: string): unknown =>
  given.get(client)?.get(queryHash);

/** Whether the page came ready, and is to be taken over as it is. */
export const wasGiven = (client: QueryClient): boolean => given.has(client);
