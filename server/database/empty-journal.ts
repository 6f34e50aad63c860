import { setTimeout as wait } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';
import { isBusy, LONGEST_WAIT_MS } from './when-free.ts';

/** While another process reads, such as a backup, it is tried again after these times. */
const PAUSES_MS = [2_000, 8_000, 20_000, 30_000];

/** Databases for which another try is already planned. */
const trying = new WeakSet<Database>();

/**
 * Empties the journal of the embedded database, which may still contain deleted data. While another process reads, this
 * is put off without blocking: it is tried some times within a minute, and then again with the next call. PostgreSQL
 * cleans up by itself.
 */
export async function emptyJournal(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  if ((await isEmptied(db)) || trying.has(db)) return;
  trying.add(db);
  void tryAgain(db).finally(() => trying.delete(db));
}

async function tryAgain(db: Database): Promise<void> {
  for (const pause of PAUSES_MS) {
    await wait(pause, undefined, { ref: false });
    // The server may have closed the database by now.
    if (await isEmptied(db).catch(() => true)) return;
  }
}

/** SQLite would block while waiting, and with it the whole process. */
const isEmptied = (db: Database): Promise<boolean> =>
  db.connection().execute(async (db) => {
    await sql`pragma busy_timeout = 0`.execute(db);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    } finally {
      await sql.raw(`pragma busy_timeout = ${LONGEST_WAIT_MS}`).execute(db);
    }
  });
