import type { OpenSession } from '#core/desk/people.ts';
import type { Database } from '../database/tables.ts';
import { personOf } from './people.ts';
import { hashOf, newSecret, tokenOf } from './secret.ts';

export const SESSION_HOURS = 12;

/** Who is signed in. Each session is known by the hash of a secret that only the cookie of the browser has. */
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * Begins a session, and returns its secret; null if the password is no longer the one that was checked, or the person
   * is gone.
   */
  begin(personId: string, checkedPassword: string): Promise<string | null> {
    return this.db.transaction().execute(async (db) => {
      await db.deleteFrom('desk_session').where('ends_at', '<=', this.now().toISOString()).execute();
      const person = await db
        .selectFrom('desk_person')
        .select('id')
        .where('id', '=', personId)
        .where('password', '=', checkedPassword)
        .executeTakeFirst();
      if (person === undefined) return null;
      const secret = newSecret();
      const endsAt = new Date(this.now().getTime() + SESSION_HOURS * 3_600_000).toISOString();
      await db
        .insertInto('desk_session')
        .values({ secret_hash: hashOf(secret), person_id: personId, ends_at: endsAt })
        .execute();
      return secret;
    });
  }

  /** The session of a cookie's secret, while it lasts. */
  async find(secret: string | null): Promise<OpenSession | null> {
    if (secret === null) return null;
    const row = await this.db
      .selectFrom('desk_session')
      .innerJoin('desk_person', 'desk_person.id', 'desk_session.person_id')
      .selectAll('desk_person')
      .select('ends_at')
      .where('secret_hash', '=', hashOf(secret))
      .where('ends_at', '>', this.now().toISOString())
      .executeTakeFirst();
    if (row === undefined) return null;
    return { person: personOf(row), token: tokenOf(secret), endsAt: row.ends_at };
  }

  end(secret: string): Promise<void> {
    return this.endHashed(hashOf(secret));
  }

  /** Ends a session by the hash of its secret. */
  async endHashed(hash: string): Promise<void> {
    await this.db.deleteFrom('desk_session').where('secret_hash', '=', hash).execute();
  }

  /**
   * Stores a new password, and ends all sessions and links of the person: any of them may be in the wrong hands.
   *
   * @returns false if the password is no longer the one that was checked
   */
  changePassword(personId: string, checkedPassword: string, password: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('desk_person')
        .set({ password })
        .where('id', '=', personId)
        .where('password', '=', checkedPassword)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom('desk_session').where('person_id', '=', personId).execute();
      await db.deleteFrom('desk_invitation').where('person_id', '=', personId).execute();
      return true;
    });
  }
}
