import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answered } from './endpoint-query.ts';
import { givenAnswer } from './given-answers.ts';

/** Whether only the beginning of an answer is on the page: the ready page brought it, and the whole is not here yet. */
export function useIsPart(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const given = givenAnswer(client, hashKey(queryKey)) as Answered<unknown> | undefined;
  const isPart = () => (client.getQueryData<Answered<unknown>>(queryKey) ?? given)?.isPart === true;
  // While the page is taken over, what it was drawn with counts.
  const wasPart = () => (given ? given.isPart === true : isPart());
  return useSyncExternalStore(client.getQueryCache().subscribe, isPart, wasPart);
}
