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
