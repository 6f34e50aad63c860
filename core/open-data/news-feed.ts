import type { FeedFacts } from './feed.ts';
import type { SiteFacts } from './site-facts.ts';

/** Addresses of the news feeds on the site. */
export const FEEDS = { atom: '/feed.atom', json: '/feed.json' } as const;

/** What the news feeds say about themselves: what the site says about itself. */
export const newsFeed = ({ name, description }: SiteFacts): FeedFacts => ({
  title: name,
  description,
  page: '/',
  ...FEEDS,
});
