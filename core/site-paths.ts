import { decoded } from '#core/text/decoded.ts';

/** Decoded paths by what is there; the first rule that fits counts. Other web servers use the same patterns. */
export const PATH_RULES: readonly (readonly [RegExp, 'file' | 'page'])[] = [
  // No screen is below these: `desk` is another application, `reset` is a page with its own script (reading Q-78), `__`
  // paths belong to the server.
  [
    /^\/*(?:api|assets|calendar|desk|documents|(?:enrolment|widget)-sample|healthz|media|metrics|pictures|readyz|reset|storage|uploads|venues|widget|__[^/]*)(?:\/|$)/,
    'file',
  ],
  // Below these, the provider names the screens, and a name may contain a dot ("games-2.0", "dr.rao").
  [/^\/*(?:event|our-council|event-categories|news|print)(?:\/.*)?\/index\.html$/, 'file'],
  [/^\/*(?:event|our-council|event-categories|news|print)(?:\/|$)/, 'page'],
  [/\.[a-zA-Z][a-zA-Z0-9]{0,11}$/, 'file'],
];

/** Files of a build that are for its web server, by their paths: no visitor gets them. Articles have another address. */
export const NOT_SERVED =
  /^\/(?:(?:pages|headers)\.json(?:\.br|\.gz)?$|_(?:headers|redirects)$|(?:articles|unaddressed)\/)/;

/** How long browsers keep files, by their paths; the first rule that fits counts. Otherwise `KEPT_AN_HOUR`. */
export const KEPT_RULES: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\//, 'public, max-age=31536000, immutable'],
  // Files that name other files or decide what the site is: always revalidated.
  [/\.(?:html|js|css|json|webmanifest|xml|txt)$/, 'no-cache'],
];
export const KEPT_AN_HOUR = 'public, max-age=3600';

/**
 * Whether a path is a screen of the application; any other path is served as a file or does not exist. Page, worker and
 * server use the same rule, so no screen is ever shown in place of a file (PWA-07).
 */
export function isPagePath(pathname: string): boolean {
  const path = pathname.split('/').map(decoded).join('/');
  return PATH_RULES.find(([pattern]) => pattern.test(path))?.[1] !== 'file';
}

/** Returns the path that opens the schedule of an event at an entry (record 18). */
export const entryPath = (eventPath: string, id: string): string =>
  `/event/${encodeURIComponent(eventPath)}?entry=${encodeURIComponent(id)}#schedule`;
