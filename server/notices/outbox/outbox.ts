import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import { valueRows } from '../../database/value-rows.ts';
import type { Outstanding } from './outstanding.ts';

/** A notice to be sent. */
export interface NewNotice {
  readonly followId: number;
  readonly entryId: number | null;
  readonly topic: string;
  readonly notice: Outstanding;
  readonly endsAt: number;
}

/**
 * Puts notices on their way; one of a topic takes the place of an earlier one. For use inside a transaction.
 *
 * @param dueAt when they may be sent, milliseconds since 1970
 */
export async function putNotices(db: Database, notices: readonly NewNotice[], dueAt: number): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ notice, ...row }) => ({ ...row, notice: JSON.stringify(notice) }));
  const given = valueRows(
    {
      ...{ followId: 'integer', entryId: 'integer' },
      ...{ topic: 'text', notice: 'text', endsAt: 'integer' },
    },
    rows,
  );
  await sql`
    insert into notice_outbox
      (follow_id, entry_id, topic, notice, version, is_taken, due_at, ends_at, attempts)
    select "followId", "entryId", topic, notice, 1, 0, ${dueAt}, "endsAt", 0
    from ${given} where true
    on conflict (topic) do update set
      notice = excluded.notice, ends_at = excluded.ends_at, version = notice_outbox.version + 1
  `.execute(db);
}

/** Changes the content of queued notices. Their due time stays: continuous editing must not delay them. */
export async function changeNotices(
  db: Database,
  ids: readonly number[],
  notice: Outstanding,
  endsAt: number,
): Promise<void> {
  await db
    .updateTable('notice_outbox')
    .set(({ eb }) => ({
      ...{ notice: JSON.stringify(notice), ends_at: endsAt },
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', valueList(ids))
    .execute();
}

export async function dropNotices(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('notice_outbox').where('id', 'in', valueList(ids)).execute();
}
