import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import Libsql from 'libsql';
import { LaterDatabase, refuseLater } from './later-migration.ts';
import { migrations } from './migrations.ts';
import type { Database, Tables } from './tables.ts';
import { WaitingDialect } from './waiting-dialect.ts';
import { LONGEST_WAIT_MS, whenFree } from './when-free.ts';

/** Named after what it held first. */
export const FILE_NAME = 'messages.db';
/** Messages are personal data: only the user that runs the server may read the folder. */
const FOLDER_MODE = 0o700;

/**
 * Opens the database in a folder, or one in memory, and migrates its tables. Every commit is on disk before it returns
 * (WAL with `synchronous=FULL`).
 *
 * @param isAlone whether this must be the only connection until it is closed
 * @throws one sentence if nothing can be stored there, or a later version has upgraded it
 */
export async function openEmbedded(folder: string | null, isAlone = false): Promise<Database> {
  try {
    if (folder !== null) makeFolder(resolve(folder));
    return await openFile(folder === null ? ':memory:' : join(folder, FILE_NAME), isAlone);
  } catch (cause) {
    if (cause instanceof LaterDatabase)
      throw new Error(
        `The database in "${folder}" ${cause.message}: start that version, or restore a backup.`,
        {
          cause,
        },
      );
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Messages cannot be kept in "${folder}" (${reason}): set DATA_DIR to another folder.`, {
      cause,
    });
  }
}

/** Creates folders one by one: if none can be created, as below `/proc`, Node's own `recursive` never ends. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: FOLDER_MODE });
  } catch (error) {
    // Another server starting at the same time may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

async function openFile(file: string, isAlone: boolean): Promise<Database> {
  const connection = new Libsql(file);
  try {
    // Waiting inside SQLite would block the whole process, including another database it is opening.
    connection.pragma('busy_timeout = 0');
    if (isAlone) connection.pragma('locking_mode = EXCLUSIVE');
    await whenFree(() => connection.pragma('journal_mode = WAL'));
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // Deleted data is overwritten with zeros, also on pages that become free.
    connection.pragma('secure_delete = ON');
    const db = new Kysely<Tables>({ dialect: new WaitingDialect(connection) });
    await migrate(connection, db);
    connection.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
    return db;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Migrates completely or not at all: of two servers that start at once the second waits, and a killed one leaves no
 * half-done migration.
 */
async function migrate(connection: Libsql.Database, db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  await whenFree(() => connection.exec('BEGIN IMMEDIATE'));
  refuseLater(connection);
  const { error } = await migrator.migrateToLatest();
  connection.exec(error === undefined ? 'COMMIT' : 'ROLLBACK');
  if (error !== undefined) throw error;
}
