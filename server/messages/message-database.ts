import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Generated, Kysely, type Migration, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';

export interface MessageTable {
  /** Order of arrival. */
  position: Generated<number>;
  id: string;
  payload: string;
  received_at: string;
}
export interface MessageTables {
  contact_message: MessageTable;
}

const FILE_NAME = 'messages.db';
/** Messages are personal data: only the user the server runs as may look into the folder. */
const FOLDER_MODE = 0o700;

/** One entry per released change of the tables, in order; a released one is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-contact-message': {
    up: (db) =>
      db.schema
        .createTable('contact_message')
        .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute(),
  },
};

/**
 * Opens the database of a folder, or one in memory, and brings its tables up to date. Every commit is
 * on disk before it returns (WAL with `synchronous=FULL`).
 */
export async function openMessageDatabase(folder: string | null): Promise<Kysely<MessageTables>> {
  if (folder !== null) mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const database = new Database(folder === null ? ':memory:' : join(folder, FILE_NAME));
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<MessageTables>({ dialect: new SqliteDialect({ database }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The message database could not be brought up to date.', { cause: error });
  return db;
}
