import type { NewsItem } from '#core/contract/entities/news.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { cappedMarkup } from '../../ui/safe-html/html-text.ts';
import { plainText } from '../../ui/safe-html/plain-text.ts';
import { articleKeys, otherArticleKeys } from './article-key.ts';

/** A news item with what the pages need to identify it and link to it. */
export interface Article {
  readonly item: NewsItem;
  readonly key: string;
  /** Other keys that find it: stars and addresses from before the list changed still use them. */
  readonly otherKeys: readonly string[];
  /** Position in the provider's list. */
  readonly index: number;
  /** Only the opening of its text is here. */
  readonly isExcerpt: boolean;
  /** The first words of the description, without markup; '' if there are none. */
  readonly opening: string;
  /** Full address of the picture; null without one. */
  readonly picture: string | null;
}

/** A news item of a prerendered page that carries only the beginning of the news. */
export interface FirstItem extends NewsItem {
  /** Its key among all the news, which cannot be computed from the beginning alone. */
  readonly key: string;
  /** Its position among all the news. */
  readonly index: number;
  /** The description is cut to its opening. */
  readonly isExcerpt: boolean;
}

/** Returns the articles of a news answer, in the order of all the news. */
export function toArticles(items: readonly (NewsItem | FirstItem)[]): Article[] {
  const texts = items.map(({ description }) => plainText(cappedMarkup(description)));
  const sources = items.map(({ title, file }, index) => ({
    title,
    file,
    words: texts[index]?.join(' ') ?? '',
  }));
  const keys = articleKeys(sources);
  const others = otherArticleKeys(sources);
  return items
    .map((item, place) => ({
      item,
      key: 'key' in item ? item.key : (keys[place] ?? ''),
      otherKeys: others[place] ?? [],
      index: 'index' in item ? item.index : place,
      isExcerpt: 'isExcerpt' in item && item.isExcerpt,
      opening: openingOf(texts[place] ?? []),
      picture: pictureAddress(item.file),
    }))
    .sort((one, other) => one.index - other.index);
}

const ENOUGH_CHARS = 60;

/** Returns the first paragraph, and the next ones if it is no more than a place or a date. */
function openingOf(paragraphs: readonly string[]): string {
  return paragraphs.reduce(
    (text, next) => (text.length < ENOUGH_CHARS ? `${text} ${next}`.trim() : text),
    '',
  );
}
