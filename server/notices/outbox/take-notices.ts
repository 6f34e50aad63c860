import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import { dropNotices } from './outbox.ts';
import { isNothing, type Outstanding } from './outstanding.ts';

/** Longer than an attempt can take; after that, the server that took the notice has died. */
const TAKEN_FOR_MS = 60_000;
const MOST_DROPPED = 2_000;

/** A notice that is being sent. */
export interface TakenNotice {
  readonly id: number;
  readonly version: number;
  readonly topic: string;
  readonly notice: Outstanding;
  readonly endsAt: number;
  readonly device: {
    readonly id: number;
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
    readonly site: string;
    readonly failures: number;
  };
}

/**
 * Takes notices that are due, so that no other server on the same database sends them meanwhile, and drops those that
 * no longer say anything. For use inside a transaction.
 *
 * @param now milliseconds since 1970
 */
export async function takeNotices(db: Database, most: number, now: number): Promise<TakenNotice[]> {
  let all = await dueNotices(db, most, now);
  if (all.some(({ endsAt }) => endsAt <= now)) {
    await dropOver(db, now);
    all = await dueNotices(db, most, now);
  }
  const isOver = ({ notice, endsAt }: TakenNotice) => endsAt <= now || isNothing(notice);
  await dropNotices(
    db,
    all.filter(isOver).map(({ id }) => id),
  );
  const taken = all.filter((one) => !isOver(one));
  if (taken.length > 0) {
    await db
      .updateTable('notice_outbox')
      .set({ is_taken: 1, due_at: now + TAKEN_FOR_MS })
      .where('id', 'in', valueList(taken.map(({ id }) => id)))
      .execute();
  }
  return taken;
}

async function dueNotices(db: Database, most: number, now: number): Promise<TakenNotice[]> {
  const rows = await db
    .selectFrom('notice_outbox as notice')
    .innerJoin('notice_follow as follow', 'follow.id', 'notice.follow_id')
    .innerJoin('notice_device as device', 'device.id', 'follow.device_id')
    .select(['notice.id', 'version', 'topic', 'notice', 'ends_at'])
    .select(['device_id', 'endpoint', 'p256dh', 'auth', 'site', 'failures'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map(
    (row): TakenNotice => ({
      ...{ id: row.id, version: row.version, topic: row.topic, endsAt: row.ends_at },
      notice: JSON.parse(row.notice),
      device: {
        ...{ id: row.device_id, endpoint: row.endpoint, site: row.site, failures: row.failures },
        keys: { p256dh: row.p256dh, auth: row.auth },
      },
    }),
  );
}

/** After an outage, expired notices come before new ones, so they are dropped many at a time. */
const dropOver = (db: Database, now: number) =>
  db
    .deleteFrom('notice_outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice_outbox')
        .select('id')
        .where('due_at', '<=', now)
        .where('ends_at', '<=', now)
        .orderBy('due_at')
        .limit(MOST_DROPPED),
    )
    .execute();

/** Returns when the next notice is due, in milliseconds since 1970; null if none waits. */
export async function nextDue(db: Database): Promise<number | null> {
  const { next } = await db
    .selectFrom('notice_outbox')
    .select(({ fn }) => fn.min('due_at').as('next'))
    .executeTakeFirstOrThrow();
  return next;
}
