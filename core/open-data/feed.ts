import { absoluteAddress } from './absolute-address.ts';
import type { SiteFacts } from './site-facts.ts';
import { xmlText } from './xml-text.ts';

/** Whose feed it is, of all that is known about the site. */
export type Publisher = Pick<SiteFacts, 'address' | 'name' | 'language'>;

/** What a feed says about itself. */
export interface FeedFacts {
  readonly title: string;
  readonly description: string;
  /** Path of the page it belongs to, whose address is also the id of the feed. */
  readonly page: string;
  /** Paths of its two forms. */
  readonly atom: string;
  readonly json: string;
  /** When what it tells of was noted first or last (RFC 3339): the time of a feed without entries, since Atom demands one. */
  readonly since?: string;
}

/** What an entry of a feed tells, in plain text. */
export interface FeedArticle {
  /** Stays the same whatever happens to title, text and the site's address. */
  readonly id: string;
  /** Path of its page on the site. */
  readonly address: string;
  readonly title: string;
  /** Its paragraphs, separated by blank lines; '' without a text. */
  readonly text: string;
  /** Path or full address; null without a picture. */
  readonly picture: string | null;
}

/** An entry with the times at which the site first carried it, and carried it in this wording (RFC 3339). */
export interface FeedEntry extends FeedArticle {
  readonly published: string;
  readonly changed: string;
}

/** Writes an Atom feed (RFC 4287). */
export function atomFeed(site: Publisher, feed: FeedFacts, entries: readonly FeedEntry[]): string {
  const page = xmlText(site.address + feed.page);
  const self = xmlText(site.address + feed.atom);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.language)}">`,
    `<id>${page}</id>`,
    `<title>${xmlText(feed.title)}</title>`,
    `<subtitle>${xmlText(feed.description)}</subtitle>`,
    `<updated>${latest(entries, feed.since)}</updated>`,
    `<author><name>${xmlText(site.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    ...entries.map((entry) => atomEntry(site, entry)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(site: Publisher, { id, address, title, text, published, changed }: FeedEntry): string {
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

/** Writes a JSON Feed (jsonfeed.org, version 1.1). */
export function jsonFeed(site: Publisher, feed: FeedFacts, entries: readonly FeedEntry[]): string {
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: site.address + feed.page,
    feed_url: site.address + feed.json,
    description: feed.description,
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
  return `${JSON.stringify(written, null, 1)}\n`;
}

/** The time of the latest change. */
const latest = (entries: readonly FeedEntry[], since = '1970-01-01T00:00:00Z') =>
  entries.length === 0 ? since : entries.map(({ changed }) => changed).reduce((a, b) => (b > a ? b : a));
