import { inDatabase, type Stored } from './database.ts';
import { SEEN } from './revisions.ts';

/**
 * Deletes what a visitor has left in the database, also which schedules somebody has looked at. Answers, packs, facts
 * about the device, what a kiosk's day began with and waiting messages (sealed on a kiosk) stay. So do receipts: they
 * identify nobody and prevent a message from being sent twice.
 */
export function forgetVisitor(): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts', 'saved', 'revisions'], async (database) => {
    const seen = database.revisions.where('key').startsWith(SEEN);
    await Promise.all([database.drafts.clear(), database.saved.clear(), seen.delete()]);
  });
}
