import { openDatabase } from '../database/open-database.ts';
import type { PostgresSettings } from '../database/postgres/postgres-settings.ts';
import { invitationLink } from './invitation-link.ts';
import { Invitations } from './invitations.ts';

/**
 * The link by which whoever starts the server becomes the first owner; null once somebody is. Each start makes a new
 * one, which works for 72 hours unless somebody becomes the owner before.
 *
 * @param origin where the site is asked for
 */
export async function firstOwnerLink(
  { dataDir, postgres }: { readonly dataDir: string; readonly postgres?: PostgresSettings | null },
  origin: string,
  now = () => new Date(),
): Promise<string | null> {
  const db = await openDatabase(dataDir, postgres);
  try {
    const invitation = await new Invitations(db, now).inviteFirstOwner();
    return invitation && invitationLink(origin, invitation.secret);
  } finally {
    await db.destroy();
  }
}
