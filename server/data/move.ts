import { openPostgres, PATIENT_LIMIT_MS } from '../database/postgres/open-postgres.ts';
import type { PostgresSettings } from '../database/postgres/postgres-settings.ts';
import type { Database, Tables } from '../database/tables.ts';
import { hashOf } from './carried-row.ts';
import { lastNumberOf, rowsOf, tablesOf, withSource } from './embedded-source.ts';
import { hashesOf, insert, numberOn, refuseIfFilled } from './postgres-target.ts';
import { TABLES_IN_ORDER } from './tables-in-order.ts';

/** How many rows were carried, by table. */
export type Moved = ReadonlyMap<string, number>;

/**
 * Carries all rows of the embedded database in a folder to an empty PostgreSQL database, in one transaction, and reads
 * each of them back before it is committed. The folder keeps what it has.
 *
 * @throws Error in one sentence if it cannot be done; then nothing was carried
 */
export function move(folder: string, to: PostgresSettings): Promise<Moved> {
  return withSource(folder, async (source) => {
    const strange = (await tablesOf(source)).filter(
      (name) => !TABLES_IN_ORDER.some((table) => table === name),
    );
    if (strange.length > 0) throw new Error(`"${folder}" has tables of its own: ${strange.join(', ')}.`);
    const target = await openPostgres(to, PATIENT_LIMIT_MS);
    try {
      return await target.transaction().execute((db) => carryAll(source, db));
    } finally {
      await target.destroy();
    }
  });
}

async function carryAll(source: Database, target: Database): Promise<Moved> {
  for (const table of TABLES_IN_ORDER) await refuseIfFilled(target, table);
  const moved = new Map<string, number>();
  for (const table of TABLES_IN_ORDER) moved.set(table, await carry(source, target, table));
  return moved;
}

async function carry(source: Database, target: Database, table: keyof Tables): Promise<number> {
  const written: string[] = [];
  for await (const rows of rowsOf(source, table)) {
    await insert(target, table, rows);
    written.push(...rows.map(hashOf));
  }
  const last = await lastNumberOf(source, table);
  if (last !== null && last > 0) await numberOn(target, table, last);
  const found = await hashesOf(target, table);
  if (!isSame(written.toSorted(), found.toSorted()))
    throw new Error(`The rows of "${table}" were not read back as they were written. Nothing was carried.`);
  return written.length;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((hash, index) => hash === other[index]);
