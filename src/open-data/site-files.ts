import { appPrivacyPolicy } from '#content/policies/app-privacy.ts';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { atomFeed, type FeedArticle, jsonFeed } from '#core/open-data/feed.ts';
import { withDates } from '#core/open-data/feed-dates.ts';
import { FEEDS, newsFeed } from '#core/open-data/news-feed.ts';
import { keptData, PUBLISHED_FILES, SCHEDULES } from '#core/open-data/published-files.ts';
import { securityText } from '#core/open-data/security-text.ts';
import { sitemap } from '#core/open-data/sitemap.ts';
import { UNADDRESSED, UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { settings } from '#core/settings.ts';
import { paths } from '../navigation/paths.ts';
import type { PageFacts } from './page-facts.ts';
import { encodedPath } from './page-structured-data.ts';
import { siteFacts } from './site-facts.ts';

/** What a web server has to know of these files. */
export const dataRules = { PUBLISHED_FILES, SCHEDULES, keptData };

/** A page of the built site. */
export interface BuiltPage {
  /** Decoded. */
  readonly path: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly facts: PageFacts;
}

/** A file of the built site. */
export interface DataFile {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
}

interface SiteContent {
  readonly pages: readonly BuiltPage[];
  /** The site in one sentence, in the language of the content. */
  readonly description: string;
  /** The project's own `robots.txt`. */
  readonly robots: string;
  /** The parsed JSON Feed of the build before, if there was one. */
  readonly earlierFeed: unknown;
  readonly now: Date;
}

/** An expiry within a year is what RFC 9116 recommends (section 2.5.5). */
const SECURITY_TEXT_LASTS_MS = 360 * 24 * 60 * 60_000;
const SECURITY_TEXT = '/.well-known/security.txt';

/** Pages whose content says when it changed. For no other page would a date be true. */
const LAST_CHANGED: Readonly<Record<string, string>> = {
  [paths.privacy()]: privacyPolicy(settings.productName).lastChanged,
  [paths.appPrivacy()]: appPrivacyPolicy(settings.productName).lastChanged,
};

/**
 * Returns the files of open data. If the settings do not name the site's address, they are in a folder of their own,
 * with a stand-in for it that the server replaces.
 */
export function siteFiles({ pages, description, robots, earlierFeed, now }: SiteContent): DataFile[] {
  const { siteUrl } = settings;
  const site = siteFacts(siteUrl || UNKNOWN_SITE, description);
  const articles = pages.flatMap(({ facts }) => facts.articles ?? []);
  const files: Record<string, string> = {
    '/robots.txt': `${robots.trimEnd()}\n\nSitemap: ${site.address}/sitemap.xml\n`,
    '/sitemap.xml': sitemap(
      listedAddresses(pages, articles).map((listed) => ({
        ...listed,
        address: site.address + listed.address,
      })),
    ),
    [SECURITY_TEXT]: securityText({
      contacts: [`mailto:${site.email}`],
      expires: new Date(now.getTime() + SECURITY_TEXT_LASTS_MS),
      languages: [settings.contentLanguage],
      canonical: site.address + SECURITY_TEXT,
    }),
  };
  if (articles.length > 0) {
    const entries = withDates(articles, earlierFeed, now.toISOString());
    files[FEEDS.atom] = atomFeed(site, newsFeed(site), entries);
    files[FEEDS.json] = jsonFeed(site, newsFeed(site), entries);
  }
  for (const { path, facts } of pages)
    if (facts.schedule) files[schedulePath(path)] = `${JSON.stringify(facts.schedule)}\n`;
  files[paths.scheduleFiles()] = `${JSON.stringify(scheduleAddresses(pages))}\n`;
  const folder = siteUrl === '' ? `${UNADDRESSED}/` : '';
  return Object.entries(files).map(([path, text]) => ({ file: folder + path.slice(1), text }));
}

/** Path of the `schedule.json` of an event's page, decoded like the page's. */
export const schedulePath = (path: string): string => `${SCHEDULES}${eventOf(path)}.json`;

/** The addresses of all of them, as pages link to them. */
const scheduleAddresses = (pages: readonly BuiltPage[]) =>
  pages.flatMap(({ path, facts }) => (facts.schedule ? [paths.scheduleFile(eventOf(path))] : []));

const eventOf = (path: string) => path.slice(paths.event('').length);

function listedAddresses(pages: readonly BuiltPage[], articles: readonly FeedArticle[]) {
  // These show what another page shows: the front page, and the newest article.
  const doubles = ['/home', ...(articles.length > 0 ? [paths.article()] : [])];
  const listed = pages.filter(({ path, isListed }) => isListed && !doubles.includes(path));
  const addresses = new Set(listed.map(({ path }) => encodedPath(path)));
  return [
    ...listed.map(({ path }) => ({ address: encodedPath(path), lastChanged: LAST_CHANGED[path] })),
    // Most of them have a document of their own, and are listed as pages.
    ...articles.flatMap(({ address }) => (addresses.has(address) ? [] : [{ address }])),
  ];
}
