import { sql } from 'kysely';
import type { FollowedEvent } from '#core/notices/notices.ts';
import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import { valueRows } from '../../database/value-rows.ts';
import type { KnownSchedule } from '../known-schedules.ts';
import { isSoon } from '../soon.ts';
import { presentEntry } from './present-id.ts';

/** A followed event with its schedule, which is empty while the event is not published. */
export interface KnownFollow extends FollowedEvent {
  readonly schedule: KnownSchedule;
}

/**
 * Stores what a device wants of an event. Entries that it had saved before stay the rows they were, with what is on its
 * way about them. For use inside a transaction, in which the device has been brought up to the revision.
 *
 * @param now milliseconds since 1970
 */
export async function storeFollow(
  db: Database,
  deviceId: number,
  { event, kinds, entries, schedule }: KnownFollow,
  revision: number,
  now: number,
): Promise<void> {
  const wants = (kind: FollowedEvent['kinds'][number]) => (kinds.includes(kind) ? 1 : 0);
  const wanted = { changes: wants('changes'), soon: wants('soon'), news: wants('news') };
  const { id } = await db
    .insertInto('notice_follow')
    .values({ device_id: deviceId, event, revision, ...wanted })
    .onConflict((conflict) => conflict.columns(['device_id', 'event']).doUpdateSet({ revision, ...wanted }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await dropUnwanted(db, id, kinds);
  const saved = await db
    .selectFrom('notice_entry')
    .select(['id', 'entry'])
    .where('follow_id', '=', id)
    .execute();
  const present = new Map<string, boolean>();
  for (const given of entries) {
    const { entry, isGone } = await presentEntry(db, event, given, schedule);
    present.set(entry, isGone);
  }
  const left = saved.filter(({ entry }) => !present.has(entry)).map((row) => row.id);
  await dropEntries(db, id, left);
  const known = new Set(saved.map(({ entry }) => entry));
  const added = [...present].filter(([entry]) => !known.has(entry));
  const rows = added.map(([entry, isGone]) => {
    // A visitor who saves it in its last minutes has just seen when it begins.
    const start = schedule.starts.get(entry) ?? 0;
    return { entry, isGone: isGone ? 1 : 0, soonAt: isSoon(start, now) ? start : 0 };
  });
  const given = valueRows({ entry: 'text', isGone: 'integer', soonAt: 'integer' }, rows);
  await sql`
    insert into notice_entry (follow_id, entry, is_gone, soon_at)
    select ${id}, entry, "isGone", "soonAt" from ${given}
  `.execute(db);
}

/** Drops queued notices of a kind that is no longer wanted. */
async function dropUnwanted(db: Database, followId: number, kinds: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('notice_outbox')
    .select(['id', 'notice'])
    .where('follow_id', '=', followId)
    .execute();
  const ids = rows.filter(({ notice }) => !kinds.includes(JSON.parse(notice).kind)).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('notice_outbox').where('id', 'in', valueList(ids)).execute();
}

/** Drops entries that are no longer saved, with what is on its way about them. */
async function dropEntries(db: Database, followId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('notice_outbox')
    .where('follow_id', '=', followId)
    .where('entry_id', 'in', valueList(ids))
    .execute();
  await db.deleteFrom('notice_entry').where('id', 'in', valueList(ids)).execute();
}
