/** Files of open data by their path on the site, with their media types. Those of schedules are in a folder. */
export const PUBLISHED_FILES: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/feed.atom': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/schedules.json': 'application/json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

/** One file for each event with a schedule, `<event path>.json`. */
export const SCHEDULES = '/schedule/';
export const SCHEDULE_TYPE = 'application/json; charset=utf-8';

/** Readers of feeds ask every few minutes, and a new build should reach them within a quarter of an hour. */
const A_QUARTER_HOUR = 'public, max-age=900';

/** The `cache-control` of a file of open data. The worker opens one to be woken (`src/data/worker/nudge-activation.ts`). */
export const keptData = (path: string): string => (path === '/robots.txt' ? 'no-cache' : A_QUARTER_HOUR);
