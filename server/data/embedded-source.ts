import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { FILE_NAME, openEmbedded } from '../database/open-embedded.ts';
import type { Database } from '../database/tables.ts';
import { carriedValue, type Row } from './carried-row.ts';

const ROWS_AT_ONCE = 200;

/**
 * Reads the embedded database of a folder, with the tables of this version. Nobody else can write to it meanwhile.
 *
 * @throws Error in one sentence if there is none, or it is in use
 */
export async function withSource<Outcome>(
  folder: string,
  read: (source: Database) => Promise<Outcome>,
): Promise<Outcome> {
  if (!existsSync(join(folder, FILE_NAME))) throw new Error(`"${folder}" holds no database.`);
  const source = await openEmbedded(folder, true).catch((error: unknown) => {
    if (!isBusy(error)) throw error;
    throw new Error(
      `A server is using "${folder}". Stop it first: what it receives in the meantime would be lost.`,
      {
        cause: error,
      },
    );
  });
  try {
    return await source.transaction().execute(read);
  } finally {
    await source.destroy();
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'SQLITE_BUSY';

/** The names of all tables that hold data. */
export async function tablesOf(source: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`.execute(source);
  return rows.map(({ name }) => name);
}

/** Reads a table some rows at a time. */
export async function* rowsOf(source: Database, table: string): AsyncGenerator<Row[]> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select name, upper(type) as type from pragma_table_info(${table})`.execute(source);
  // A whole number may be larger than what a number here holds exactly.
  const values = columns.map(({ name, type }) =>
    type === 'INTEGER' ? sql`cast(${sql.ref(name)} as text) as ${sql.id(name)}` : sql.ref(name),
  );
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<{ row_number: number; [column: string]: unknown }>`
      select rowid as row_number, ${sql.join(values)} from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${ROWS_AT_ONCE}`.execute(source);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.row_number;
    yield rows.map((row) =>
      Object.fromEntries(columns.map(({ name, type }) => [name, carriedValue(row[name], type)])),
    );
  }
}

/** The last number that a table has ever given to a row; null if it numbers none. */
export async function lastNumberOf(source: Database, table: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    source,
  );
  return rows[0]?.seq ?? null;
}
