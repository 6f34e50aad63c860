import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { schedule } from '#core/contract/entities/schedule.ts';

/** In all answers: what a cache forgets after a revision. */
const CONTENT = 'content';
/** Names of pages; those of an event begin with `event/`. */
const PAGES = ['pagename', 'page-url', 'pageurl'];
/** Made-up values are not worth a longer header. */
const LONGEST_KEY_CHARS = 300;

/**
 * The subjects of an answer, as keys by which caches can purge it (docs/operations.md). Keys have no spaces or commas.
 */
export function surrogateKeys(
  endpoint: ReadEndpoint,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  const keys = [CONTENT, `call-${endpoint.name}`];
  const path = endpoint.name === schedule.name ? values.pagename : (values.eventurl ?? eventOfPage(values));
  const key = path ? `event-${encodeURIComponent(path)}` : '';
  return key === '' || key.length > LONGEST_KEY_CHARS ? keys : [...keys, key];
}

function eventOfPage(values: Readonly<Record<string, string>>): string | undefined {
  const page = PAGES.map((name) => values[name]).find((value) => value?.startsWith('event/'));
  return page?.split('/')[1];
}
