import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { PostgresSettings } from './postgres/postgres-settings.ts';
import type { Database } from './tables.ts';

/**
 * Opens the server's database, and migrates its tables.
 *
 * @param folder where the embedded one is; null for one in memory
 * @param postgres takes the place of the embedded one
 * @throws Error in one sentence if nothing can be stored there, or a later version has upgraded it
 */
export const openDatabase = (folder: string | null, postgres?: PostgresSettings | null): Promise<Database> =>
  postgres ? openPostgres(postgres) : openEmbedded(folder);
