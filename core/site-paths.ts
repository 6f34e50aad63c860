import { decoded } from '#core/text/decoded.ts';

/** Below these segments, the provider names the screens, and a name may contain a dot ("games-2.0", "dr.rao"). */
const NAMED_BY_PROVIDER = /^(?:event|our-council|event-categories|news|print)$/;
/** No screen is below these: `desk` is another application, `reset` is a page with its own script (decision Q-78), `__` paths belong to the server. */
const SERVED =
  /^(?:api|assets|calendar|desk|documents|(?:enrolment|widget)-sample|healthz|media|metrics|pictures|readyz|reset|storage|uploads|venues|widget|__.*)$/;
const FILE_ENDING = /\.[a-z][a-z0-9]{0,11}$/i;

/**
 * Whether a path is a screen of the application; any other path is served as a file or does not exist. Page, worker and
 * server use the same rule, so no screen is ever shown in place of a file (PWA-07).
 */
export function isPagePath(pathname: string): boolean {
  const parts = pathname.split('/').map(decoded);
  const first = parts.find(Boolean) ?? '';
  const last = parts.at(-1) ?? '';
  if (SERVED.test(first)) return false;
  return NAMED_BY_PROVIDER.test(first) ? last !== 'index.html' : !FILE_ENDING.test(last);
}

/** Returns the path that opens the schedule of an event at an entry (decision 18). */
export const entryPath = (eventPath: string, id: string): string =>
  `/event/${encodeURIComponent(eventPath)}?entry=${encodeURIComponent(id)}#schedule`;
