import type { Database } from '../database/tables.ts';

/** `public-key`, `private-key`: of this site (RFC 8292); `revision`: up to which changes have been noted. */
type StateName = 'public-key' | 'private-key' | 'revision' | FilledName;

/** The last revision in which an event had a schedule, while it has none. */
type FilledName = `filled:${string}`;

export const filledName = (event: string): FilledName => `filled:${event}`;

/** Reads the state that all servers on this database share; null if there is none yet. */
export async function readState(db: Database, name: StateName): Promise<string | null> {
  const row = await db.selectFrom('notice_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a value of the state in the place of the earlier one. */
export async function writeState(db: Database, name: StateName, value: string): Promise<void> {
  await db
    .insertInto('notice_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Removes a value of the state. */
export async function removeState(db: Database, name: StateName): Promise<void> {
  await db.deleteFrom('notice_state').where('name', '=', name).execute();
}

/** The revision up to which changes have been noted; null before the first look. */
export async function notedRevision(db: Database): Promise<number | null> {
  const value = await readState(db, 'revision');
  return value === null ? null : Number(value);
}
