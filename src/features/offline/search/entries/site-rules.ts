import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';

/** How other rooms of the site name and place what they show. The page hands it over: features are strangers. */
export interface SiteRules {
  /** The keys by which addresses name the articles of a list. */
  readonly articleKeys: (items: readonly NewsItem[]) => readonly string[];
  /** Null for a game without a page. */
  readonly gameAddress: (given: string, eventPath: string, category: string) => string | null;
  readonly subGameAddress: (given: string, gameAddress: string) => string | null;
  readonly placeOf: (event: ListedEvent) => string;
  /** The page's own words of a document title. */
  readonly headingOf: (title: string) => string;
}
