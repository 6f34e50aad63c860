import { useLocation, useSearchParams } from 'react-router-dom';
import type { Article } from '../../../domain/news/article.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { findArticle, indexInState, presentKey } from './find-article.ts';
import type { Articles } from './use-articles.ts';

export interface ChosenArticle {
  /** Null while there are no articles. */
  readonly article: Article | null;
  /** Whether the address or the history entry asks for one; otherwise the latest stands in. */
  readonly isAskedFor: boolean;
  /** False when another article stands in for the one the address names. */
  readonly isFound: boolean;
  /**
   * `unread`: the address has not been read, so this may be the wrong article. `awaited`: the list at hand
   * does not hold it, or only its opening, and a newer one is on its way. `decided`: this one is shown.
   */
  readonly stage: 'unread' | 'awaited' | 'decided';
}

/**
 * The article that the address asks for, else the one of the history entry, else the latest.
 *
 * There is one ready document for `/news/details`, whatever follows the question mark, and it can only hold
 * the latest article. The first render on the page must be the same; the address is read right after.
 */
export function useChosenArticle({
  list,
  isRefreshing,
}: Pick<Articles, 'list' | 'isRefreshing'>): ChosenArticle {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const isRead = useIsHydrated();
  const given = isRead ? parameters.get('article') : null;
  const key = given === null ? null : presentKey(list, given);
  const index = isRead ? indexInState(state) : null;
  const place = findArticle(
    list.map((article) => article.key),
    { key, index },
  );
  const article = place === null ? null : (list[place] ?? null);
  const isFound = key === null || article?.key === key;
  const isAskedFor = key !== null || index !== null;
  const isAwaited = isRefreshing && (!isFound || (isAskedFor && article?.isExcerpt === true));
  return {
    article,
    isAskedFor,
    isFound,
    stage: isRead ? (isAwaited ? 'awaited' : 'decided') : 'unread',
  };
}
