import type { ItemList, NewsArticle } from 'schema-dts';
import { absoluteAddress } from './absolute-address.ts';
import type { SiteFacts } from './site-facts.ts';
import { organizer } from './site-nodes.ts';

/** An article of the news, in plain text. */
export interface ArticleFacts {
  /** Path of the article, which shows it and no other. */
  readonly address: string;
  readonly title: string;
  /** Its first words. */
  readonly opening: string;
  /** Paths or full addresses, the best one first. */
  readonly pictures: readonly string[];
}

/** An article. An item of the news has no date in the API, so none is claimed. */
export function articleNode(site: SiteFacts, article: ArticleFacts): Exclude<NewsArticle, string> {
  const url = absoluteAddress(site.address, article.address);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title,
    url,
    mainEntityOfPage: url,
    ...(article.opening === '' ? {} : { description: article.opening }),
    ...(article.pictures.length === 0
      ? {}
      : { image: article.pictures.map((picture) => absoluteAddress(site.address, picture)) }),
    author: organizer(site),
    publisher: organizer(site),
  };
}

/** The list of the news. */
export function articleListNode(
  site: SiteFacts,
  articles: readonly ArticleFacts[],
): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ address, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteAddress(site.address, address),
      name: title,
    })),
  };
}
