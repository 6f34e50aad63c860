import type { NewsItem } from '#core/contract/entities/news.ts';
import { asUntrustedHtml, hasMarkup } from '#core/html/untrusted-html.ts';
import { type Article, type FirstItem, toArticles } from '../../../domain/news/article.ts';
import { cappedMarkup } from '../../../ui/safe-html/html-text.ts';

/** More than any page shows at first. */
const MOST_ARTICLES = 24;
/** More than any card shows. */
const OPENING_CHARS = 300;
/** The latest article is the text of a page. A longer text exceeds the first screens. */
const LONGEST_TEXT_CHARS = 8_000;

/**
 * Returns what a prerendered page carries of a long news list: the latest article, and what the cards of the next ones
 * show.
 */
export function firstArticles(items: readonly NewsItem[]): FirstItem[] {
  return toArticles(items)
    .slice(0, MOST_ARTICLES)
    .map((article) =>
      firstItem(
        article,
        article.index === 0 && cappedMarkup(article.item.description).length <= LONGEST_TEXT_CHARS,
      ),
    );
}

/**
 * Returns what the document of one article carries of a long news list: that article with all of its text, first, so
 * that no limit cuts it off, and then what the cards of the latest ones show.
 */
export function articleAndLatest(items: readonly NewsItem[], key: string): FirstItem[] {
  const all = toArticles(items);
  const latest = all.filter((article) => article.key !== key).slice(0, MOST_ARTICLES);
  return [
    ...all.filter((article) => article.key === key).map((article) => firstItem(article, true)),
    ...latest.map((article) => firstItem(article, false)),
  ];
}

function firstItem({ item, key, index, opening }: Article, isWhole: boolean): FirstItem {
  const isExcerpt = !isWhole && hasMarkup(item.description);
  const description = isExcerpt ? beginning(opening) : item.description;
  return { ...item, key, index, isExcerpt, description };
}

function beginning(opening: string) {
  const words = Array.from(opening.replace(/\s+/gu, ' ').trim()).slice(0, OPENING_CHARS).join('');
  return asUntrustedHtml(`<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
}
