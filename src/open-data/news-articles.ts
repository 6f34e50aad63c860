import type { NewsItem } from '#core/contract/entities/news.ts';
import type { ArticleFacts } from '#core/open-data/article-node.ts';
import type { FeedArticle } from '#core/open-data/feed.ts';
import { uuidOf } from '#core/open-data/uuid-of.ts';
import { settings } from '#core/settings.ts';
import { type Article, toArticles } from '../domain/news/article.ts';
import { paths } from '../navigation/paths.ts';
import { cappedMarkup } from '../ui/safe-html/html-text.ts';
import { plainText } from '../ui/safe-html/plain-text.ts';
import type { PreviewOf } from './preview-of.ts';

/** The newest articles, which is what a reader of feeds has not seen yet. */
const MOST_ENTRIES = 50;
const UNTITLED = 'Untitled';

/**
 * Returns what open data say about the articles of the news, latest first.
 *
 * @param chosen which of them
 */
export function articleFacts(
  items: readonly NewsItem[],
  previewOf: PreviewOf,
  chosen: (articles: readonly Article[]) => readonly Article[],
): Promise<ArticleFacts[]> {
  return Promise.all(
    chosen(toArticles(items)).map(async (article) => ({
      address: paths.article(article.key),
      title: titleOf(article),
      opening: article.opening,
      pictures: [await previewOfArticle(article, previewOf), article.picture].filter(
        (picture) => picture !== null,
      ),
    })),
  );
}

/** Returns the entries of the news feeds, latest first. */
export function feedArticles(items: readonly NewsItem[], previewOf: PreviewOf): Promise<FeedArticle[]> {
  const newest = toArticles(items).slice(0, MOST_ENTRIES);
  return Promise.all(
    newest.map(async (article) => ({
      id: `urn:uuid:${uuidOf(`${settings.productSlug} news ${article.key}`)}`,
      address: paths.article(article.key),
      title: titleOf(article),
      text: plainText(cappedMarkup(article.item.description)).join('\n\n'),
      picture: (await previewOfArticle(article, previewOf)) ?? article.picture,
    })),
  );
}

const titleOf = ({ item, opening }: Article) => item.title || opening || UNTITLED;

const previewOfArticle = async ({ picture }: Article, previewOf: PreviewOf) =>
  picture === null ? null : previewOf(picture);
