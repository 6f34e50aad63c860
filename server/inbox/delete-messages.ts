import { emptyJournal } from '../database/empty-journal.ts';
import type { Database } from '../database/tables.ts';
import { rememberDeleted } from '../messages/deleted-messages.ts';

/**
 * Deletes messages with everything stored about them, and returns how many there were. The database overwrites their
 * bytes (`secure_delete`), and its journal, which may still contain them, is emptied right away.
 */
export async function deleteMessages(db: Database, positions: readonly number[], now: Date): Promise<number> {
  const deleted = await db.transaction().execute(async (db) => {
    const rows = [];
    for (const position of positions)
      rows.push(
        ...(await db
          .deleteFrom('contact_message')
          .where('position', '=', position)
          .returning(['id', 'payload', 'position'])
          .execute()),
      );
    await rememberDeleted(db, rows, now);
    for (const { position } of rows) {
      await db.deleteFrom('inbox_state').where('position', '=', position).execute();
      await db.deleteFrom('inbox_forwarding').where('position', '=', position).execute();
    }
    return rows.length;
  });
  if (deleted > 0) await emptyJournal(db);
  return deleted;
}
