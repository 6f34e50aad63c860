import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRetryAfter } from '../connection/retry-after-notes.ts';
import { useNow } from '../visit/use-now.ts';
import type { Answered, AnswerMeta } from './endpoint-query.ts';

const LOOK_AT_CLOCK_EVERY_MS = 60_000;
/** Younger than this it is as good as just received. */
const JUST_NOW_MS = 5 * 60_000;

/** The query of an answer, as `endpointQuery` makes it. */
export interface AgedQuery {
  readonly queryKey: QueryKey;
  readonly meta?: Record<string, unknown> | undefined;
}

/** All times by the server's clock, in milliseconds since 1970. */
export interface Age {
  readonly at: number;
  readonly now: number;
  /** Older than this kind of content should be. */
  readonly isOld: boolean;
  /** The server asked us not to ask for it again before; null where it did not. */
  readonly restsUntil: number | null;
}

/**
 * How old the answer on the page is; null while there is none, nothing in it, or it came just now. Follows the clock and
 * every change of the answer, and asks for nothing itself.
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
  return { at: answer.at, now, isOld: age > (meta as AnswerMeta).freshForMs, restsUntil };
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
