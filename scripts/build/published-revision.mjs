// @ts-check
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Folder and file are those of `server/main.ts` and `server/database/open-embedded.ts`. */
const DATABASE = 'messages.db';
const BUSY_LIMIT_MS = 5_000;

/**
 * What names the content that a build would carry; '' while nothing is published, so that it carries the sample. Needs
 * the installed packages only if there is a database.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function publishedRevision(root, env) {
  if (env.DATABASE_URL && !env.VITE_API_BASE) return revisionIn(env.DATABASE_URL);
  const file = resolve(root, env.DATA_DIR || '.data', DATABASE);
  if (env.VITE_API_BASE || !existsSync(file)) return '';
  const { default: Database } = await import('libsql');
  const database = new Database(file);
  try {
    database.pragma('query_only = ON');
    database.pragma(`busy_timeout = ${BUSY_LIMIT_MS}`);
    const table = database.prepare("select 1 from sqlite_master where name = 'content_revision'").get();
    if (table === undefined) return '';
    const latest = 'select number, published_at from content_revision order by number desc limit 1';
    const row = /** @type {{ number: number, published_at: string } | undefined} */ (
      database.prepare(latest).get()
    );
    return row === undefined ? '' : `revision ${row.number} of ${row.published_at}`;
  } finally {
    database.close();
  }
}

/** PostgreSQL's name for a table that is not there: no server has been started with the database yet. */
const NO_TABLE = '42P01';

/** @param {string} url of a PostgreSQL */
async function revisionIn(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: BUSY_LIMIT_MS });
  try {
    await client.connect();
    const latest = 'select number, published_at from content_revision order by number desc limit 1';
    const { rows } = await client.query(latest);
    return rows.length === 0 ? '' : `revision ${rows[0].number} of ${rows[0].published_at}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_TABLE) return '';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
