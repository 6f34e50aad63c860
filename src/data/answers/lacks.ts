import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import type { AnswerMeta } from './endpoint-query.ts';

/** What a prerendered page does not carry as the API gives it. */
export interface Lack {
  /** The answer's (`answerKey`). */
  readonly key: string;
  /** An answer that is too long, of which the page carries the first part or nothing; or one that did not come. */
  readonly what: 'rest' | 'all' | 'answer';
  /** How long it is, or why it did not come. */
  readonly why: string;
}

/** The calls a page has made so far. */
export const answersOf = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => (meta as AnswerMeta | undefined)?.answerKey);

/** Answers that did not come. A server that knows no such thing has answered. */
export function failedAnswers(queryClient: QueryClient): Lack[] {
  return answersOf(queryClient).flatMap(({ state: { error }, meta }): Lack[] =>
    error instanceof ApiError && error.kind !== 'refused' && error.status !== 404
      ? [{ key: (meta as AnswerMeta).answerKey, what: 'answer', why: error.message }]
      : [],
  );
}
