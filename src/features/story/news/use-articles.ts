import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { type AnswerState, isMissing, isPart, useAnswer } from '../../../data/answers/use-answer.ts';
import { type Article, toArticles } from '../../../domain/news/article.ts';
import { newsQuery } from '../../../domain/news/news-query.ts';

/** The articles known so far. */
export interface Articles {
  readonly state: AnswerState<unknown>['state'];
  /** Why they could not be loaded, if this device has none stored either. */
  readonly unsaved: FailureKind | null;
  readonly list: readonly Article[];
  /** Whether a newer list is being requested. */
  readonly isRefreshing: boolean;
  /** Whether the list is the beginning of a longer one. */
  readonly isPart: boolean;
}

const NONE: readonly Article[] = [];

/** Requests the news and follows changes. */
export function useArticles(): Articles {
  const answer = useAnswer(newsQuery);
  const { isFetching } = useQuery(newsQuery);
  const items = answer.state === 'success' ? answer.value : null;
  const list = useMemo(() => (items === null ? NONE : toArticles(items)), [items]);
  const unsaved = isMissing(answer) ? answer.reason : null;
  return { state: answer.state, unsaved, list, isRefreshing: isFetching, isPart: isPart(answer) };
}
