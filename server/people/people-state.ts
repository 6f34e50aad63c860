import type { Database } from '../database/tables.ts';
import { Attempts } from './attempts.ts';
import { Invitations } from './invitations.ts';
import { Passwords } from './passwords.ts';
import { People } from './people.ts';
import { Sessions } from './sessions.ts';

/** What the routes for the people of the desk work with. */
export interface PeopleState {
  readonly people: People;
  readonly invitations: Invitations;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  /** Public origin of the site; '' means as it is asked for. */
  readonly siteUrl: string;
}

export interface PeopleSetting {
  readonly now: () => Date;
  readonly siteUrl: string;
  /** N of scrypt; absent: as much as is right. */
  readonly passwordCost?: number | undefined;
}

export const peopleState = (db: Database, { now, siteUrl, passwordCost }: PeopleSetting): PeopleState => ({
  people: new People(db),
  invitations: new Invitations(db, now),
  sessions: new Sessions(db, now),
  attempts: new Attempts(db, now),
  passwords: new Passwords(passwordCost),
  siteUrl,
});
