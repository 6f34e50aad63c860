import type { NewsItem } from '#core/contract/entities/news.ts';
import { asUntrustedHtml, hasMarkup } from '#core/html/untrusted-html.ts';
import { type FirstItem, toArticles } from '../../../domain/news/article.ts';
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
    .map(({ item, key, index, opening }) => {
      const isWhole = index === 0 && cappedMarkup(item.description).length <= LONGEST_TEXT_CHARS;
      const isExcerpt = !isWhole && hasMarkup(item.description);
      return { ...item, key, isExcerpt, description: isExcerpt ? beginning(opening) : item.description };
    });
}

function beginning(opening: string) {
  const words = Array.from(opening.replace(/\s+/gu, ' ').trim()).slice(0, OPENING_CHARS).join('');
  return asUntrustedHtml(`<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
}
