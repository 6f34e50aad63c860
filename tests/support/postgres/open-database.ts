import { openPostgres } from '../../../server/database/postgres/open-postgres.ts';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';
import type { Database } from '../../../server/database/tables.ts';
import { databaseOf } from './database-of.ts';

/** Stands in for `server/database/open-database.ts`: where a test names a folder, there is a PostgreSQL database for it. */
export async function openDatabase(
  folder: string | null,
  postgres?: PostgresSettings | null,
): Promise<Database> {
  const settings = postgres ?? (await databaseOf(folder));
  if (settings === null) throw new Error('There is no PostgreSQL for tests.');
  return openPostgres(settings);
}
