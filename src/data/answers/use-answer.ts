import { hashKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#core/api-client/api-error.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import type { Answered } from './answered.ts';
import { hasSnapshot, snapshotAnswer } from './hydration-snapshot.ts';

/** What a section can know about its answer. A failed refresh never removes a value. */
export type AnswerState<Answer> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'success';
      readonly value: Answer;
      /** When the server gave it, as far as known at the last render. */
      readonly at: number;
      /** Only the beginning of a long answer, from the prerendered page; the whole is loading, or cannot be loaded. */
      readonly isPart?: boolean | undefined;
    }
  | { readonly state: 'error'; readonly reason: FailureKind; readonly status?: number | undefined };

/** Requests an answer and follows it: saved first, then fresh, then every change the worker announces. */
export function useAnswer<Answer>(
  query: UseQueryOptions<Answered<Answer>, Error, Answered<Answer>, readonly unknown[]>,
): AnswerState<Answer> {
  const { data: latest, error: failed, errorUpdatedAt } = useQuery({ ...query, select: withoutTime });
  const failure = useLastFailure(failed, errorUpdatedAt);
  const client = useQueryClient();
  const first = snapshotAnswer(client, hashKey(query.queryKey)) as Answered<Answer> | undefined;
  // While it hydrates, a block of the prerendered page sees what that page was rendered with.
  const held = client.getQueryData<Answered<Answer>>(query.queryKey);
  const isBehind = useSyncExternalStore(never, isNotBehind, () => hasSnapshot(client) && first !== held);
  const data = isBehind ? first : (latest ?? (first?.isPart ? first : undefined));
  const error = isBehind ? null : failure;
  const { at } = (isBehind ? first : (held ?? first)) ?? { at: Number.NaN };
  if (data !== undefined) return { state: 'success', value: data.value, at, isPart: data.isPart };
  // On the server a failed call reads as "loading", as it will in the page's first render.
  if (error === null || import.meta.env.SSR) return { state: 'loading' };
  const { kind, status } = error instanceof ApiError ? error : { kind: 'shape' as const };
  return { state: 'error', reason: kind, status };
}

/** Omits the time: an unchanged answer with a new time causes no re-render. */
const withoutTime = <Answer>({
  value,
  isPart,
}: Answered<Answer>): Pick<Answered<Answer>, 'value' | 'isPart'> => ({
  value,
  ...(isPart === undefined ? {} : { isPart }),
});

/** Keeps the last failure during a retry: a message that comes and goes is worse than one that stays. */
function useLastFailure(failed: Error | null, failedAt: number): Error | null {
  const [last, setLast] = useState(failed);
  if (failed !== null && failed !== last) setLast(failed);
  return failed ?? (failedAt > 0 ? last : null);
}

const never = () => () => {};
const isNotBehind = () => false;

type Missing = Extract<AnswerState<unknown>, { readonly state: 'error' }>;

/** Whether nothing is stored and nothing could be loaded: no network, an invalid response, or a refusal. */
export function isMissing(answer: AnswerState<unknown>): answer is Missing {
  return answer.state === 'error';
}

/** Whether only the beginning of a long answer is on the page. */
export function isPart(answer: AnswerState<unknown>): boolean {
  return answer.state === 'success' && answer.isPart === true;
}

/** Treats a partial answer as still loading, for callers that need all of it. */
export function completeAnswer<Answer>(answer: AnswerState<Answer>): AnswerState<Answer> {
  return isPart(answer) ? { state: 'loading' } : answer;
}

/** Whether something that may well exist is missing; false if the server itself says that it does not exist. */
export function isUnsaved(answer: AnswerState<unknown>): answer is Missing {
  return isMissing(answer) && !isUnknown(answer);
}

/** Whether the server itself says that it does not exist, by a refusal or by its status. */
export function isUnknown(answer: AnswerState<unknown>): boolean {
  return answer.state === 'error' && (answer.reason === 'refused' || answer.status === 404);
}

/** Returns the value if there is one, otherwise the given default: for areas that stay empty without one. */
export function valueOr<Answer>(answer: AnswerState<Answer>, otherwise: Answer): Answer {
  return answer.state === 'success' ? answer.value : otherwise;
}
