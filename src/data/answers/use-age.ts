import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRetryAfter } from '../connection/retry-after-notes.ts';
import { useNow } from '../visit/use-now.ts';
import type { Answered, AnswerMeta } from './answered.ts';

const LOOK_AT_CLOCK_EVERY_MS = 60_000;
/** A younger answer counts as just received. */
const JUST_NOW_MS = 5 * 60_000;

/** An answer's query, as `endpointQuery` makes it. */
export interface AgedQuery {
  readonly queryKey: QueryKey;
  readonly meta?: Record<string, unknown> | undefined;
}

/** All times are milliseconds since 1970 by the server's clock. */
export interface Age {
  readonly at: number;
  readonly now: number;
  /** Older than this kind of content should be. */
  readonly isOld: boolean;
  /** The server asked us not to request it again before this time; null if it did not. */
  readonly retryAt: number | null;
}

/**
 * Returns how old the answer on the page is; null while there is none, while it is empty, or while it is new. Updates
 * with the clock and with every change of the answer. Sends no requests.
 */
export function useAge({ queryKey, meta }: AgedQuery): Age | null {
  const client = useQueryClient();
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const restUntil = useRetryAfter((meta as AnswerMeta).answerKey);
  const answer = useSyncExternalStore(client.getQueryCache().subscribe, () =>
    client.getQueryData<Answered<unknown>>(queryKey),
  );
  if (now === null || answer === undefined || isNothing(answer.value)) return null;
  const age = now - answer.at;
  if (age < JUST_NOW_MS) return null;
  const restsUntil = restUntil !== null && restUntil > now ? restUntil : null;
  return { at: answer.at, now, isOld: age > (meta as AnswerMeta).freshForMs, retryAt: restsUntil };
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
