import type { NewsItem } from '#core/contract/entities/news.ts';
import { toArticles } from '../domain/news/article.ts';
import { presentKey } from '../features/story/news/find-article.ts';
import { paths } from '../navigation/paths.ts';

/** An article that gets a prerendered document of its own. Used only in the build. */
export interface ArticleDocument {
  /** Decoded, as the build names pages. */
  readonly path: string;
  readonly key: string;
  /** All values of the query that lead to it: its key, and those of earlier addresses. */
  readonly values: readonly string[];
}

/** Returns the articles of the news, latest first. Which value leads to which is decided as in the browser. */
export function articleDocuments(items: readonly NewsItem[]): ArticleDocument[] {
  const articles = toArticles(items);
  return articles.map(({ key, otherKeys }) => ({
    path: `${paths.article()}?article=${key}`,
    key,
    values: [key, ...new Set(otherKeys)].filter(
      (value, place) => place === 0 || (value !== key && presentKey(articles, value) === key),
    ),
  }));
}
