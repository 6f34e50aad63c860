import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Article } from '../../../domain/news/article.ts';
import { documentArticleQuery } from '../../../domain/news/document-article.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { findArticle, indexInState, presentKey } from './find-article.ts';
import type { Articles } from './use-articles.ts';

export interface ChosenArticle {
  /** Null while there are no articles. */
  readonly article: Article | null;
  /** Whether the address or the history entry names one; otherwise it is the latest. */
  readonly isAskedFor: boolean;
  /** False if another article is shown in place of the one in the address. */
  readonly isFound: boolean;
  /**
   * `unread`: the address has not been read and the document was made for any, so this may be the wrong article.
   * `awaited`: the current list does not have it, or only its opening, and a newer list is loading. `decided`: this one
   * is shown.
   */
  readonly stage: 'unread' | 'awaited' | 'decided';
}

/**
 * Returns the article that the address names, otherwise the one in the history entry, otherwise the latest.
 *
 * The first render must match the prerendered document, and the address is read right after. A document that was made
 * for one article says which one. The document for any other query string can only contain the latest (record 34).
 */
export function useChosenArticle({
  list,
  isRefreshing,
}: Pick<Articles, 'list' | 'isRefreshing'>): ChosenArticle {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const isRead = useIsHydrated();
  const client = useQueryClient();
  const ofDocument = isRead ? null : (client.getQueryData(documentArticleQuery.queryKey) ?? null);
  const given = isRead ? parameters.get('article') : ofDocument;
  const key = given === null ? null : presentKey(list, given);
  const index = isRead ? indexInState(state) : null;
  const place = findArticle(
    list.map((article) => article.key),
    { key, index },
  );
  const article = place === null ? null : (list[place] ?? null);
  const isFound = key === null || article?.key === key;
  const isAskedFor = key !== null || index !== null;
  const isAwaited = isRead && isRefreshing && (!isFound || (isAskedFor && article?.isExcerpt === true));
  return {
    article,
    isAskedFor,
    isFound,
    stage: isRead || ofDocument !== null ? (isAwaited ? 'awaited' : 'decided') : 'unread',
  };
}
