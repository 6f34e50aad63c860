import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answered } from './answered.ts';
import type { AgedQuery } from './use-age.ts';

/**
 * Returns when the server gave an answer or last confirmed it, in milliseconds since 1970; null without one. Unlike
 * `useAnswer` it also follows an answer that was confirmed unchanged.
 */
export function useAnsweredAt({ queryKey }: Pick<AgedQuery, 'queryKey'>): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    client.getQueryCache().subscribe,
    () => client.getQueryData<Answered<unknown>>(queryKey)?.at ?? null,
    () => null,
  );
}
