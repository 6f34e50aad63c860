import { randomUUID } from 'node:crypto';
import type { Person, Role } from '#core/desk/people.ts';
import type { Database, DeskPersonTable } from '../database/tables.ts';

/** `last-owner`: nothing was done, since no one could invite people any more. */
export type RoleOutcome = Person | 'unknown' | 'last-owner';

/** Those who may use the desk, and those who are invited. */
export class People {
  constructor(private readonly db: Database) {}

  /** All of them by address. */
  async list(): Promise<Person[]> {
    const rows = await this.db.selectFrom('desk_person').selectAll().orderBy('email').execute();
    return rows.map(personOf);
  }

  async byId(id: string): Promise<Person | null> {
    const row = await rowOf(this.db, id);
    return row === undefined ? null : personOf(row);
  }

  async byEmail(email: string): Promise<Person | null> {
    const row = await this.rowByEmail(email);
    return row === undefined ? null : personOf(row);
  }

  /** With the hash of the password. */
  rowByEmail(email: string): Promise<DeskPersonTable | undefined> {
    return this.db
      .selectFrom('desk_person')
      .selectAll()
      .where('email', '=', asStored(email))
      .executeTakeFirst();
  }

  async passwordOf(id: string): Promise<string | null> {
    return (await rowOf(this.db, id))?.password ?? null;
  }

  /** Adds somebody who has yet to join; null if the address is there already. */
  async add(email: string, role: Role): Promise<Person | null> {
    const row = {
      ...{ id: randomUUID(), name: '', email: asStored(email), role },
      ...{ password: null, joined_at: null },
    };
    const added = await this.db
      .insertInto('desk_person')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    return added === undefined ? null : personOf(added);
  }

  /** Gives somebody another role, and ends their sessions and links at once: a link is for the role it was made for. */
  setRole(id: string, role: Role): Promise<RoleOutcome> {
    return this.db.transaction().execute(async (db) => {
      const row = await rowOf(db, id);
      if (row === undefined) return 'unknown';
      if (row.role === role) return personOf(row);
      if (await isLastOwner(db, row)) return 'last-owner';
      await db.updateTable('desk_person').set({ role }).where('id', '=', id).execute();
      await db.deleteFrom('desk_session').where('person_id', '=', id).execute();
      await db.deleteFrom('desk_invitation').where('person_id', '=', id).execute();
      return personOf({ ...row, role });
    });
  }

  /** Removes somebody with their sessions and invitations; returns who it was. */
  remove(id: string): Promise<RoleOutcome> {
    return this.db.transaction().execute(async (db) => {
      const row = await rowOf(db, id);
      if (row === undefined) return 'unknown';
      if (await isLastOwner(db, row)) return 'last-owner';
      await db.deleteFrom('desk_session').where('person_id', '=', id).execute();
      await db.deleteFrom('desk_invitation').where('person_id', '=', id).execute();
      await db.deleteFrom('desk_person').where('id', '=', id).execute();
      return personOf(row);
    });
  }
}

/** Addresses are compared without regard to capitals. */
export const asStored = (email: string): string => email.trim().toLowerCase();

export const personOf = ({ id, name, email, role, joined_at }: DeskPersonTable): Person => ({
  ...{ id, name, email, role },
  joinedAt: joined_at,
});

/** Whether somebody has joined as an owner; an invited one cannot do anything yet. */
export async function hasOwner(db: Database, besides = ''): Promise<boolean> {
  const owner = await db
    .selectFrom('desk_person')
    .select('id')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('id', '!=', besides)
    .executeTakeFirst();
  return owner !== undefined;
}

const isLastOwner = async (db: Database, { id, role, joined_at }: DeskPersonTable) =>
  role === 'owner' && joined_at !== null && !(await hasOwner(db, id));

const rowOf = (db: Database, id: string) =>
  db.selectFrom('desk_person').selectAll().where('id', '=', id).executeTakeFirst();
