import { hashKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#core/api-client/api-error.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import type { Answered } from './endpoint-query.ts';
import { hasSnapshot, snapshotAnswer } from './hydration-snapshot.ts';

/** What a section can know about its answer. A failed refresh never takes away what is held. */
export type AnswerState<Answer> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'success';
      readonly value: Answer;
      /** When the server gave it, as far as that was known when this was last drawn. */
      readonly at: number;
      /** Only the beginning of a long answer, with which the page came; the whole is on its way, or cannot be had. */
      readonly isPart?: boolean | undefined;
    }
  | { readonly state: 'error'; readonly reason: FailureKind; readonly status?: number | undefined };

/** Asks for an answer and follows it: saved first, then fresh, then every change the worker announces. */
export function useAnswer<Answer>(
  query: UseQueryOptions<Answered<Answer>, Error, Answered<Answer>, readonly unknown[]>,
): AnswerState<Answer> {
  const { data: latest, error: failed, errorUpdatedAt } = useQuery({ ...query, select: withoutTime });
  const failure = useLastFailure(failed, errorUpdatedAt);
  const client = useQueryClient();
  const first = snapshotAnswer(client, hashKey(query.queryKey)) as Answered<Answer> | undefined;
  // While it wakes, a block of the prerendered page sees what that page was drawn with.
  const held = client.getQueryData<Answered<Answer>>(query.queryKey);
  const isBehind = useSyncExternalStore(never, isAwake, () => hasSnapshot(client) && first !== held);
  const data = isBehind ? first : (latest ?? (first?.isPart ? first : undefined));
  const error = isBehind ? null : failure;
  const { at } = (isBehind ? first : (held ?? first)) ?? { at: Number.NaN };
  if (data !== undefined) return { state: 'success', value: data.value, at, isPart: data.isPart };
  // On the server a failed call reads as "loading", as it will on the page's first render.
  if (error === null || import.meta.env.SSR) return { state: 'loading' };
  const { kind, status } = error instanceof ApiError ? error : { kind: 'shape' as const };
  return { state: 'error', reason: kind, status };
}

/** What comes again as it was, only later, draws nothing anew. */
const withoutTime = <Answer>({
  value,
  isPart,
}: Answered<Answer>): Pick<Answered<Answer>, 'value' | 'isPart'> => ({
  value,
  ...(isPart === undefined ? {} : { isPart }),
});

/** While it is asked for again, what failed goes on saying so: a note that comes and goes is worse than one that stays. */
function useLastFailure(failed: Error | null, failedAt: number): Error | null {
  const [last, setLast] = useState(failed);
  if (failed !== null && failed !== last) setLast(failed);
  return failed ?? (failedAt > 0 ? last : null);
}

const never = () => () => {};
const isAwake = () => false;

type Missing = Extract<AnswerState<unknown>, { readonly state: 'error' }>;

/** Whether nothing was kept and nothing could be brought: no network, no sense, or a server that says no. */
export function isMissing(answer: AnswerState<unknown>): answer is Missing {
  return answer.state === 'error';
}

/** Whether only the beginning of a long answer is on the page. */
export function isPart(answer: AnswerState<unknown>): boolean {
  return answer.state === 'success' && answer.isPart === true;
}

/** For what has to know all of an answer: its beginning alone is as good as none yet. */
export function wholeAnswer<Answer>(answer: AnswerState<Answer>): AnswerState<Answer> {
  return isPart(answer) ? { state: 'loading' } : answer;
}

/** Whether one thing is missing that there may well be, unlike one of which the server itself says that there is none. */
export function isUnsaved(answer: AnswerState<unknown>): answer is Missing {
  return isMissing(answer) && !isUnknown(answer);
}

/** Whether the server itself says that there is no such thing: it refuses, or by its status. */
export function isUnknown(answer: AnswerState<unknown>): boolean {
  return answer.state === 'error' && (answer.reason === 'refused' || answer.status === 404);
}

/** The value where it is here, otherwise the given stand-in: for areas that stay empty without one. */
export function valueOr<Answer>(answer: AnswerState<Answer>, otherwise: Answer): Answer {
  return answer.state === 'success' ? answer.value : otherwise;
}
