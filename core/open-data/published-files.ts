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
