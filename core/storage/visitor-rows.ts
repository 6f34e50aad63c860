import { inDatabase, type Stored } from './database.ts';

/**
 * Deletes what a visitor has left in the database. Answers, packs, facts about the device and waiting messages (sealed
 * on a kiosk) stay. So do receipts: they identify nobody and prevent a message from being sent twice.
 */
export function forgetVisitor(): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts', 'saved'], async (database) => {
    await Promise.all([database.drafts.clear(), database.saved.clear()]);
  });
}
