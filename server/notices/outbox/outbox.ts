import { inParts } from '../../database/in-parts.ts';
import type { Database } from '../../database/tables.ts';
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
  const rows = notices.map(({ followId, entryId, topic, notice, endsAt }) => ({
    ...{ follow_id: followId, entry_id: entryId, topic, notice: JSON.stringify(notice) },
    ...{ version: 1, is_taken: 0, due_at: dueAt, ends_at: endsAt, attempts: 0 },
  }));
  for (const part of inParts(rows)) {
    await db
      .insertInto('notice_outbox')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('topic').doUpdateSet(({ ref, eb }) => ({
          notice: ref('excluded.notice'),
          ends_at: ref('excluded.ends_at'),
          version: eb('notice_outbox.version', '+', 1),
        })),
      )
      .execute();
  }
}

/** Changes what notices on their way say. When they are due stays: whoever edits on and on must not keep them back. */
export async function changeNotices(
  db: Database,
  ids: readonly number[],
  notice: Outstanding,
  endsAt: number,
): Promise<void> {
  for (const part of inParts(ids)) {
    await db
      .updateTable('notice_outbox')
      .set(({ eb }) => ({
        ...{ notice: JSON.stringify(notice), ends_at: endsAt },
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', part)
      .execute();
  }
}

export async function dropNotices(db: Database, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids)) await db.deleteFrom('notice_outbox').where('id', 'in', part).execute();
}
