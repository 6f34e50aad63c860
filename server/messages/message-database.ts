import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Generated, Kysely, type Migration, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';

export interface MessageTable {
  /** Order of arrival. */
  position: Generated<number>;
  id: string;
  payload: string;
  received_at: string;
}
/** An entry of a schedule as calendars have it (`server/calendars/calendar-memory.ts`). */
export interface CalendarSessionTable {
  event_path: string;
  key: string;
  /** As JSON. */
  session: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  is_removed: number;
}
/** What has changed on a schedule (`server/calendars/change-memory.ts`). */
export interface ScheduleChangeTable {
  /** Order in which changes were noticed. */
  position: Generated<number>;
  id: string;
  event_path: string;
  /** The session before, as JSON; null if it is new. */
  was: string | null;
  /** The session since, as JSON; null if it is gone. */
  became: string | null;
  /** Milliseconds since 1970. */
  began_at: number;
  changed_at: number;
}
export interface MessageTables {
  contact_message: MessageTable;
  calendar_session: CalendarSessionTable;
  schedule_change: ScheduleChangeTable;
}

const FILE_NAME = 'messages.db';
const LONGEST_WAIT_MS = 5_000;
const TRY_AGAIN_MS = 20;
/** Messages are personal data: only the user that runs the server may read the folder. */
const FOLDER_MODE = 0o700;

/** One entry per released change of the tables, in order; released entries are never edited. */
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
  '0002-calendar-session': {
    up: (db) =>
      db.schema
        .createTable('calendar_session')
        .addColumn('event_path', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'integer', (column) => column.notNull())
        .addColumn('is_removed', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('calendar_session_key', ['event_path', 'key'])
        .execute(),
  },
  '0003-schedule-change': {
    async up(db) {
      await db.schema
        .createTable('schedule_change')
        .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('event_path', 'text', (column) => column.notNull())
        .addColumn('was', 'text')
        .addColumn('became', 'text')
        .addColumn('began_at', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('schedule_change_of_event')
        .on('schedule_change')
        .columns(['event_path', 'changed_at'])
        .execute();
    },
  },
};

/**
 * Opens the database in a folder, or one in memory, and migrates its tables. Every commit is on disk before it returns
 * (WAL with `synchronous=FULL`).
 *
 * @throws one sentence if messages cannot be stored there
 */
export async function openMessageDatabase(folder: string | null): Promise<Kysely<MessageTables>> {
  try {
    if (folder !== null) makeFolder(resolve(folder));
    return await openFile(folder === null ? ':memory:' : join(folder, FILE_NAME));
  } catch (cause) {
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

async function openFile(file: string): Promise<Kysely<MessageTables>> {
  const database = new Database(file);
  try {
    // Waiting inside SQLite would block the whole process, including another database it is opening.
    database.pragma('busy_timeout = 0');
    await whenFree(() => database.pragma('journal_mode = WAL'));
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    const db = new Kysely<MessageTables>({ dialect: new SqliteDialect({ database }) });
    await migrate(database, db);
    database.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
    return db;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Migrates completely or not at all: of two servers that start at once the second waits, and a killed one leaves no
 * half-done migration.
 */
async function migrate(database: Database.Database, db: Kysely<MessageTables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  await whenFree(() => database.exec('BEGIN IMMEDIATE'));
  const { error } = await migrator.migrateToLatest();
  database.exec(error === undefined ? 'COMMIT' : 'ROLLBACK');
  if (error !== undefined) throw error;
}

/** Acts as soon as nobody else has locked the database. */
async function whenFree(act: () => unknown): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      act();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await wait(TRY_AGAIN_MS);
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && /^SQLITE_BUSY|database is locked/.test(`${codeOf(error)} ${error.message}`)
  );
}

const codeOf = (error: Error) => ('code' in error ? error.code : '');
