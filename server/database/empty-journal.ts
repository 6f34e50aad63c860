import { sql } from 'kysely';
import { eitherEngine } from './either-engine.ts';
import type { Database } from './tables.ts';

/**
 * Empties the journal of the embedded database, which may still have what was deleted. While another process reads,
 * nothing happens. PostgreSQL tidies up by itself.
 */
export async function emptyJournal(db: Database): Promise<void> {
  await eitherEngine({
    embedded: sql`pragma wal_checkpoint(truncate)`,
    postgres: sql`select 1`,
  }).execute(db);
}
