import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { FILE_NAME } from './open-embedded.ts';
import type { Database, Tables } from './tables.ts';
import { WaitingDialect } from './waiting-dialect.ts';
import { LONGEST_WAIT_MS } from './when-free.ts';

/**
 * Opens the database in a folder to read published content from it, while a server may be using it. Nothing is created,
 * migrated or written.
 *
 * @returns null if there is none, or it is from before there was content
 */
export function openForReading(folder: string): Database | null {
  const file = join(folder, FILE_NAME);
  if (!existsSync(file)) return null;
  const connection = new Libsql(file);
  // The library's own option `readonly` lets writing happen.
  connection.pragma('query_only = ON');
  connection.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
  const table = connection.prepare("select 1 from sqlite_master where name = 'content_revision'").get();
  if (table !== undefined) return new Kysely<Tables>({ dialect: new WaitingDialect(connection) });
  connection.close();
  return null;
}
