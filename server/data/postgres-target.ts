import { sql } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import { hashOf, type Row, type Value } from './carried-row.ts';

type Table = keyof Tables;

/** @throws Error in one sentence if a table has rows */
export async function refuseIfFilled(db: Database, table: Table): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error(
      `The PostgreSQL database is not empty: there are rows in "${table}". Nothing was carried; name an empty one.`,
    );
}

/** Inserts rows into a table. */
export async function insert(db: Database, table: Table, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

/** Returns what each row of a table says. */
export async function hashesOf(db: Database, table: Table): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string; isWhole: boolean }>`
    select column_name as name, data_type = 'bigint' as "isWhole" from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  // A whole number may be larger than what a number here holds exactly.
  const values = columns.map(({ name, isWhole }) =>
    isWhole ? sql`${sql.ref(name)}::text as ${sql.id(name)}` : sql.ref(name),
  );
  const { rows } = await sql<Record<string, Value>>`
    select ${sql.join(values)} from ${sql.table(table)}`.execute(db);
  const whole = new Set(columns.filter(({ isWhole }) => isWhole).map(({ name }) => name));
  const read = ([name, value]: [string, Value]): [string, Value] => [
    name,
    value !== null && whole.has(name) ? BigInt(value) : value,
  ];
  return rows.map((row) => hashOf(Object.fromEntries(Object.entries(row).map(read))));
}

/** Continues numbering after a number, so that none is used twice. */
export async function numberOn(db: Database, table: Table, last: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(db);
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), ${last}::bigint)`.execute(db);
}
