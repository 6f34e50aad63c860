import type { FeedArticle, FeedEntry } from './feed.ts';

/** What an earlier JSON Feed of this site says about an article. */
interface KnownItem {
  readonly title?: unknown;
  readonly content_text?: unknown;
  readonly date_published?: unknown;
  readonly date_modified?: unknown;
}

/**
 * Gives articles their dates. The API gives news none, so what counts is when the site first carried an article, and
 * when it first carried it in this wording. An earlier feed of the site remembers both, so that a build in which
 * nothing changed changes no date.
 *
 * @param earlier the parsed JSON Feed of the build before; anything else counts as none
 * @param now RFC 3339
 */
export function withDates(articles: readonly FeedArticle[], earlier: unknown, now: string): FeedEntry[] {
  const known = itemsOf(earlier);
  return articles.map((article) => {
    const item = known.get(article.id);
    const published = timeIn(item?.date_published) ?? now;
    const isUnchanged =
      item?.title === article.title && item.content_text === (article.text || article.title);
    return { ...article, published, changed: (isUnchanged && timeIn(item.date_modified)) || now };
  });
}

function itemsOf(feed: unknown): ReadonlyMap<unknown, KnownItem> {
  const items = typeof feed === 'object' && feed !== null && 'items' in feed ? feed.items : [];
  if (!Array.isArray(items)) return new Map();
  return new Map(items.filter(isItem).map((item) => [item.id, item]));
}

const isItem = (item: unknown): item is KnownItem & { readonly id: unknown } =>
  typeof item === 'object' && item !== null && 'id' in item;

const timeIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value : undefined;
