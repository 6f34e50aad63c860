import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import type { Follow, Pace } from './follow.ts';
import { followArticles } from './follow-articles.ts';
import { followEntries } from './follow-entries.ts';
import { stepsSince } from './steps.ts';

/** Few enough that no one else waits for the database. */
const MOST_AT_ONCE = 250;

/**
 * Brings those who follow an event up to a revision: their entries get their present ids, and what is to be told goes on
 * its way. For use inside a transaction, in which changes up to that revision have been noted.
 */
export async function catchUp(
  db: Database,
  event: string,
  follows: readonly Follow[],
  revision: number,
  pace: Pace,
): Promise<void> {
  const oldest = Math.min(...follows.map((follow) => follow.revision));
  const steps = await stepsSince(db, event, oldest);
  if (steps.length > 0) {
    await followEntries(db, event, follows, steps, pace);
    await followArticles(db, event, follows, steps, pace);
  }
  await db
    .updateTable('notice_follow')
    .set({ revision })
    .where('id', 'in', valueList(follows.map(({ id }) => id)))
    .execute();
}

/** Brings some more of those who follow an event up to the last change of it. Returns whether there were any. */
export function catchUpSome(db: Database, event: string, pace: Pace): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const { latest } = await db
      .selectFrom('notice_change')
      .select(({ fn }) => fn.max('revision').as('latest'))
      .where('event', '=', event)
      .executeTakeFirstOrThrow();
    const follows = await db
      .selectFrom('notice_follow')
      .selectAll()
      .where('event', '=', event)
      .where('revision', '<', latest ?? 0)
      .orderBy('revision')
      .limit(MOST_AT_ONCE)
      .execute();
    if (latest === null || follows.length === 0) return false;
    await catchUp(db, event, follows, latest, pace);
    return true;
  });
}
