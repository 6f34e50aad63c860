import { decoded } from './decoded.ts';

/** Below these first parts screens bear names that the provider gives, which may hold a point ("games-2.0", "dr.rao"). */
const NAMED_BY_PROVIDER = /^(?:event|our-council|event-categories|news)$/;
/** Below these no screen lives; `reset` is a page with its own script (decision Q-78), `__` are the server's own. */
const SERVED =
  /^(?:api|assets|documents|(?:enrolment|widget)-sample|media|pictures|reset|storage|widget|__.*)$/;
const FILE_ENDING = /\.[a-z][a-z0-9]{0,11}$/i;

/**
 * Whether a path is a screen of the application; if not, it is served as it is, or is nowhere. Page, worker and
 * server judge alike: no screen is ever shown in the place of a file (PWA-07).
 */
export function isPagePath(pathname: string): boolean {
  const parts = pathname.split('/').map(decoded);
  const first = parts.find(Boolean) ?? '';
  const last = parts.at(-1) ?? '';
  if (SERVED.test(first)) return false;
  return NAMED_BY_PROVIDER.test(first) ? last !== 'index.html' : !FILE_ENDING.test(last);
}
