import { DESK_API } from '#core/desk/addresses.ts';
import type { Database } from '../database/tables.ts';
import { Attempts } from './attempts.ts';
import { Invitations } from './invitations.ts';
import { Passwords } from './passwords.ts';
import { People } from './people.ts';
import type { ProviderSettings } from './provider/provider-settings.ts';
import { SignInProvider } from './provider/sign-in-provider.ts';
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
  /** Another service at which people may sign in. */
  readonly provider: SignInProvider | undefined;
}

export interface PeopleSetting {
  readonly now: () => Date;
  readonly siteUrl: string;
  /** N of scrypt; absent: the secure default. */
  readonly passwordCost?: number | undefined;
  readonly provider?: ProviderSettings | null | undefined;
}

export const peopleState = (
  db: Database,
  { now, siteUrl, passwordCost, provider }: PeopleSetting,
): PeopleState => ({
  people: new People(db),
  invitations: new Invitations(db, now),
  sessions: new Sessions(db, now),
  attempts: new Attempts(db, now),
  passwords: new Passwords(passwordCost),
  siteUrl,
  provider: provider ? new SignInProvider(provider, `${siteUrl}${DESK_API}/provider/return`) : undefined,
});
