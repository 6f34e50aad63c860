import { randomUUID } from 'node:crypto';
import type { Invitation, Person } from '#core/desk/people.ts';
import type { Database, DeskPersonTable } from '../database/tables.ts';
import { asStored, hasOwner, personOf } from './people.ts';
import { hashOf, newSecret } from './secret.ts';

export const INVITATION_HOURS = 72;

/** A new one-time link. */
export interface NewInvitation {
  readonly secret: string;
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
}

/** What a person who follows a link fills in; the password as a hash. */
export interface Joiner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * One-time links to join the desk, or to choose a new password. Only a hash of the secret is stored. A new link makes
 * the person's earlier ones void, and the first owner makes those of all starts void.
 */
export class Invitations {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /** @throws Error if there is no such person */
  async invite(personId: string): Promise<NewInvitation> {
    const invitation = await this.inviteIfThere(personId);
    if (invitation === null) throw new Error('This person is not in the list.');
    return invitation;
  }

  /** Null if the person was removed. */
  inviteIfThere(personId: string): Promise<NewInvitation | null> {
    return this.db.transaction().execute(async (db) => {
      const person = await db
        .selectFrom('desk_person')
        .select('id')
        .where('id', '=', personId)
        .executeTakeFirst();
      if (person === undefined) return null;
      await db.deleteFrom('desk_invitation').where('person_id', '=', personId).execute();
      return this.insert(db, personId);
    });
  }

  /**
   * Creates the link that the server prints at its start; null once there is an owner. Earlier links keep working until
   * then: each of several servers has printed its own.
   */
  inviteFirstOwner(): Promise<NewInvitation | null> {
    return this.db.transaction().execute(async (db) => ((await hasOwner(db)) ? null : this.insert(db, null)));
  }

  /** What a link is for; null if it is unknown, used or too old. */
  async find(secret: string): Promise<Invitation | null> {
    const found = await this.lookUp(this.db, secret);
    if (found === null) return null;
    return found.person === null
      ? { role: 'owner', email: '' }
      : { role: found.person.role, email: found.person.email };
  }

  /**
   * Uses a link up: the person has joined and has this password; all their earlier sessions end. Null if the link does
   * not work any more, `taken` if the first owner gives the address of somebody who has joined.
   */
  accept(secret: string, joiner: Joiner): Promise<Person | 'taken' | null> {
    return this.db.transaction().execute(async (db) => {
      const found = await this.lookUp(db, secret);
      if (found === null) return null;
      if (found.person === null) return this.makeOwner(db, joiner);
      const { id } = found.person;
      const joinedAt = found.person.joined_at ?? this.now().toISOString();
      const changes = { name: joiner.name, password: joiner.password, joined_at: joinedAt };
      await db.updateTable('desk_person').set(changes).where('id', '=', id).execute();
      await db.deleteFrom('desk_invitation').where('person_id', '=', id).execute();
      await db.deleteFrom('desk_session').where('person_id', '=', id).execute();
      return personOf({ ...found.person, ...changes });
    });
  }

  private async makeOwner(db: Database, { name, email, password }: Joiner): Promise<Person | 'taken'> {
    const row: DeskPersonTable = {
      ...{ id: randomUUID(), name, email: asStored(email), role: 'owner', password },
      joined_at: this.now().toISOString(),
    };
    // They may have been invited, too; this link makes them more.
    await db
      .deleteFrom('desk_person')
      .where('email', '=', row.email)
      .where('joined_at', 'is', null)
      .execute();
    const added = await db
      .insertInto('desk_person')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return 'taken';
    await db.deleteFrom('desk_invitation').where('person_id', 'is', null).execute();
    return personOf(row);
  }

  private async insert(db: Database, personId: string | null): Promise<NewInvitation> {
    const now = this.now();
    await db.deleteFrom('desk_invitation').where('ends_at', '<=', now.toISOString()).execute();
    const secret = newSecret();
    const endsAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString();
    await db
      .insertInto('desk_invitation')
      .values({ secret_hash: hashOf(secret), person_id: personId, ends_at: endsAt })
      .execute();
    return { secret, endsAt };
  }

  private async lookUp(
    db: Database,
    secret: string,
  ): Promise<{ readonly person: DeskPersonTable | null } | null> {
    const row = await db
      .selectFrom('desk_invitation')
      .select('person_id')
      .where('secret_hash', '=', hashOf(secret))
      .where('ends_at', '>', this.now().toISOString())
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.person_id === null) return (await hasOwner(db)) ? null : { person: null };
    const person = await db
      .selectFrom('desk_person')
      .selectAll()
      .where('id', '=', row.person_id)
      .executeTakeFirst();
    return person === undefined ? null : { person };
  }
}
