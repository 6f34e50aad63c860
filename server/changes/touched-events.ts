import type { Database } from '../database/tables.ts';

/** Longer lists say little, and everybody who listens gets them. */
const MOST_PATHS = 50;

/**
 * Returns the paths of the events that differ between two revisions, before and after; null if anything else does, such
 * as the news, or if it is too much to list.
 */
export async function touchedEvents(db: Database, from: number, to: number): Promise<string[] | null> {
  const changed = await db
    .selectFrom('content_item_version')
    .select(['kind', 'id', 'body'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('first_revision', '>', from), eb('first_revision', '<=', to)]),
        and([eb('last_revision', '>=', from), eb('last_revision', '<', to)]),
      ]),
    )
    .execute();
  const ids = new Set<string>();
  for (const { kind, id, body } of changed) {
    // An article is also in the list of all news.
    if (kind === 'news') return null;
    const event: unknown = kind === 'event' ? id : JSON.parse(body).event;
    if (typeof event !== 'string' || event === '') return null;
    ids.add(event);
  }
  const paths = new Set(await pathsOf(db, ids, from));
  return paths.size > MOST_PATHS ? null : [...paths].sort();
}

/** The paths of events in this revision and since: the address may be what has changed. */
async function pathsOf(db: Database, ids: ReadonlySet<string>, since: number): Promise<string[]> {
  const events = await db
    .selectFrom('content_item_version')
    .select(['id', 'body'])
    .where('kind', '=', 'event')
    .where(({ eb, or }) => or([eb('last_revision', 'is', null), eb('last_revision', '>=', since)]))
    .execute();
  return events.filter(({ id }) => ids.has(id)).map(({ body }): string => JSON.parse(body).path);
}
