import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnswerState, isUnsaved, useAnswer } from '../../data/use-answer.ts';
import { type Article, toArticles } from './article.ts';
import { newsQuery } from './queries.ts';

/** The articles as far as they are known. */
export interface Articles {
  /** `unsaved`: no network brought them and this device keeps none. */
  readonly state: 'loading' | 'here' | 'failed' | 'unsaved';
  readonly list: readonly Article[];
  /** A newer list is being asked for. */
  readonly isRefreshing: boolean;
}

const NONE: readonly Article[] = [];

/** Asks for the news and follows them. */
export function useArticles(): Articles {
  const answer = useAnswer(newsQuery);
  const { isFetching } = useQuery(newsQuery);
  const items = answer.state === 'here' ? answer.value : null;
  const list = useMemo(() => (items === null ? NONE : toArticles(items)), [items]);
  return { state: stateOf(answer), list, isRefreshing: isFetching };
}

function stateOf(answer: AnswerState<unknown>): Articles['state'] {
  if (answer.state !== 'missing') return answer.state;
  return isUnsaved(answer) ? 'unsaved' : 'failed';
}
