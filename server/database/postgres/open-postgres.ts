import { Kysely, Migrator, sql } from 'kysely';
import { LaterDatabase, laterMigration } from '../later-migration.ts';
import { migrations } from '../migrations.ts';
import type { Database, Tables } from '../tables.ts';
import { OneWriterDialect } from './one-writer-dialect.ts';
import { databaseName, type PostgresSettings } from './postgres-settings.ts';

/** For a statement that goes through a whole table, as those of migrations do. */
export const PATIENT_LIMIT_MS = 60_000;

/**
 * Opens a PostgreSQL database and migrates its tables. Of servers that start at once, one migrates and the others wait.
 *
 * @param limitMs how long a statement may take, if not as long as usual
 * @throws Error in one sentence if it cannot be used, or a later version has upgraded it
 */
export async function openPostgres(settings: PostgresSettings, limitMs?: number): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect(settings, limitMs) });
  try {
    await refuseOtherEncoding(db);
    await migrate(db, settings);
    return db;
  } catch (cause) {
    await db.destroy();
    const name = databaseName(settings);
    if (cause instanceof LaterDatabase)
      throw new Error(`The database "${name}" ${cause.message}: start that version, or restore a backup.`, {
        cause,
      });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database "${name}" cannot be used (${reason}): see to it, or change DATABASE_URL.`, {
      cause,
    });
  }
}

/** Names and messages may be in any script. */
async function refuseOtherEncoding(db: Database): Promise<void> {
  const { encoding } = await db
    .selectNoFrom(sql<string>`current_setting('server_encoding')`.as('encoding'))
    .executeTakeFirstOrThrow();
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8`);
}

/** Migrates completely or not at all. */
async function migrate(db: Database, settings: PostgresSettings): Promise<void> {
  if ((await doneAndKnown(db)) === Object.keys(migrations).length) return;
  const patient = new Kysely<Tables>({ dialect: new OneWriterDialect(settings, PATIENT_LIMIT_MS) });
  const migrator = new Migrator({
    db: patient,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest().finally(() => patient.destroy());
  if (error === undefined) return;
  // If a later version has started in the meantime, the migrator only reports that something is wrong.
  await doneAndKnown(db);
  throw error;
}

/**
 * Returns how many migrations were done.
 *
 * @throws LaterDatabase if there is one among them that this version does not know
 */
async function doneAndKnown(db: Database): Promise<number> {
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    // There is no such table before the first.
    .catch(() => []);
  const later = laterMigration(done);
  if (later !== null) throw new LaterDatabase(later);
  return done.length;
}
