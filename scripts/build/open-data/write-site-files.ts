import { existsSync, readFileSync } from 'node:fs';
import { pagePath } from '../page-path.ts';
import type { PrerenderModule } from '../prerender/prerender-module.ts';
import type { SiteDocument } from '../prerender/site-document.ts';

/** Where the build before left its JSON Feed, which knows since when the site has carried each article. */
const EARLIER_FEEDS = ['dist/feed.json', 'dist/unaddressed/feed.json'];

/** Writes the files of open data into the built site: sitemap, feeds, schedules and the like (docs/open-data.md). */
export function writeSiteFiles(
  { siteFiles }: PrerenderModule,
  documents: readonly SiteDocument[],
  description: string,
  { read, write }: { read: (file: string) => string; write: (file: string, text: string) => void },
): void {
  const pages = documents.flatMap(({ path, page: { isListed, facts } }) =>
    path === undefined ? [] : [{ path, isListed, facts }],
  );
  const files = siteFiles({
    pages,
    description,
    robots: read('robots.txt'),
    earlierFeed: earlierFeed(),
    now: new Date(),
  });
  // The name of an event may be as long as the name of a file.
  for (const { file, text } of files) if (pagePath(`/${file}`) !== null) write(file, text);
}

function earlierFeed(): unknown {
  const file = EARLIER_FEEDS.find((path) => existsSync(path));
  try {
    return file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
