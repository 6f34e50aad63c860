import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';

/**
 * How other features name and place their content. The page passes it in, because features do not import each other.
 */
export interface SiteRules {
  /** Returns the keys of a list's articles in addresses. */
  readonly articleKeys: (items: readonly NewsItem[]) => readonly string[];
  /** Null for a game without a page. */
  readonly gameAddress: (given: string, eventPath: string, category: string) => string | null;
  readonly subGameAddress: (given: string, gameAddress: string) => string | null;
  readonly placeOf: (event: ListedEvent) => string;
  /** Returns the page's own part of a document title. */
  readonly headingOf: (title: string) => string;
}
