import type { NewsItem } from '#core/contract/entities/news.ts';
import { fingerprint } from '#core/text/fingerprint.ts';
import { paths } from '../../navigation/paths.ts';
import { type Article, toArticles } from '../news/article.ts';
import type { SaveableItem } from './saveable-item.ts';

/** Returns an article as an item to star. */
export function saveableArticle({ key, otherKeys, item }: Article): SaveableItem {
  return {
    // Article keys may be long and in any script.
    ref: { kind: 'article', id: fingerprint(key) },
    earlierIds: () => otherKeys.map(fingerprint),
    details: {
      title: item.title || key,
      path: paths.article(key),
      event: '',
      day: '',
      startsAt: '',
      endsAt: '',
      place: '',
    },
  };
}

export function saveableArticles(items: readonly NewsItem[]): readonly SaveableItem[] {
  return toArticles(items).map(saveableArticle);
}
