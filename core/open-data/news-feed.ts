import { absoluteAddress } from './absolute-address.ts';
import type { SiteFacts } from './site-facts.ts';
import { xmlText } from './xml-text.ts';

/** Addresses of the news feeds on the site. */
export const FEEDS = { atom: '/feed.atom', json: '/feed.json' } as const;

/** An article as the feeds tell it, in plain text. */
export interface FeedArticle {
  /** Stays the same whatever happens to title, text and the site's address. */
  readonly id: string;
  /** Path of the article on the site. */
  readonly address: string;
  readonly title: string;
  /** Its paragraphs, separated by blank lines; '' without a text. */
  readonly text: string;
  /** Path or full address; null without a picture. */
  readonly picture: string | null;
}

/** An article with the times at which the site first carried it, and carried it in this wording (RFC 3339). */
export interface FeedEntry extends FeedArticle {
  readonly published: string;
  readonly changed: string;
}

/** Writes the news as an Atom feed (RFC 4287). */
export function atomFeed(site: SiteFacts, entries: readonly FeedEntry[]): string {
  const home = xmlText(`${site.address}/`);
  const self = xmlText(site.address + FEEDS.atom);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.language)}">`,
    `<id>${home}</id>`,
    `<title>${xmlText(site.name)}</title>`,
    `<subtitle>${xmlText(site.description)}</subtitle>`,
    `<updated>${latest(entries)}</updated>`,
    `<author><name>${xmlText(site.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    ...entries.map((entry) => atomEntry(site, entry)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(site: SiteFacts, { id, address, title, text, published, changed }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(absoluteAddress(site.address, address))}"/>`,
    `<published>${published}</published>`,
    `<updated>${changed}</updated>`,
    `<content type="text">${xmlText(text || title)}</content>`,
    '</entry>',
  ].join('');
}

/** Writes the news as a JSON Feed (jsonfeed.org, version 1.1). */
export function jsonFeed(site: SiteFacts, entries: readonly FeedEntry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    home_page_url: `${site.address}/`,
    feed_url: site.address + FEEDS.json,
    description: site.description,
    icon: `${site.address}/icons/icon-512.png`,
    language: site.language,
    authors: [{ name: site.name, url: `${site.address}/` }],
    items: entries.map(({ id, address, title, text, picture, published, changed }) => ({
      id,
      url: absoluteAddress(site.address, address),
      title,
      content_text: text || title,
      ...(picture === null ? {} : { image: absoluteAddress(site.address, picture) }),
      date_published: published,
      date_modified: changed,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

/** The time of the latest change; a feed without entries has none, and Atom demands one. */
const latest = (entries: readonly FeedEntry[]) =>
  entries.reduce((last, { changed }) => (changed > last ? changed : last), '1970-01-01T00:00:00Z');
