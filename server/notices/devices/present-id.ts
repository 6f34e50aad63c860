import type { Database } from '../../database/tables.ts';
import type { SavedEntry } from '../changes/follow-entry.ts';
import type { KnownSchedule } from '../known-schedules.ts';

/** More moves than this within the retention time are abuse. */
const MOST_MOVES = 50;

/**
 * Returns where a saved entry is now: a device that has not looked for a while sends the id from before it moved. An id
 * that nobody knows is taken as it is.
 */
export async function presentEntry(
  db: Database,
  event: string,
  id: string,
  { sessions }: KnownSchedule,
): Promise<SavedEntry> {
  let entry = id;
  let revision = 0;
  for (let moves = 0; moves < MOST_MOVES && !sessions.has(entry); moves += 1) {
    const move = await db
      .selectFrom('notice_change')
      .select(['became', 'revision'])
      .where('event', '=', event)
      .where('was', '=', entry)
      .where('kind', '=', 'entry')
      .where('revision', '>', revision)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (move === undefined) break;
    if (move.became === null) return { entry, isGone: true };
    ({ became: entry, revision } = { became: move.became, revision: move.revision });
  }
  return { entry, isGone: false };
}
