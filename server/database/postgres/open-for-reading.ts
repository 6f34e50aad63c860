import { Kysely, sql } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import { OneWriterDialect } from './one-writer-dialect.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/**
 * Opens a PostgreSQL database to read published content from it. Nothing is created, migrated or written.
 *
 * @returns null if it is from before there was content
 */
export async function openPostgresForReading(settings: PostgresSettings): Promise<Database | null> {
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect(settings) });
  try {
    const { there } = await db
      .selectNoFrom(sql<boolean>`to_regclass('content_revision') is not null`.as('there'))
      .executeTakeFirstOrThrow();
    if (there) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return null;
}
