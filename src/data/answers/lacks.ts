import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import type { AnswerMeta } from './answered.ts';

/** What a prerendered page does not carry in full as the API gives it. */
export interface MissingData {
  /** The answer's key (`answerKey`). */
  readonly key: string;
  /** `rest`, `all`: the answer is too long, and the page carries its first part or nothing. `answer`: it failed. */
  readonly what: 'rest' | 'all' | 'answer';
  /** How long the answer is, or why it failed. */
  readonly why: string;
}

/** Returns the calls a page has made so far. */
export const answersOf = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => (meta as AnswerMeta | undefined)?.answerKey);

/** Returns the answers that failed. A server that answers "not found" has answered. */
export function failedAnswers(queryClient: QueryClient): MissingData[] {
  return answersOf(queryClient).flatMap(({ state: { error }, meta }): MissingData[] =>
    error instanceof ApiError && error.kind !== 'refused' && error.status !== 404
      ? [{ key: (meta as AnswerMeta).answerKey, what: 'answer', why: error.message }]
      : [],
  );
}
