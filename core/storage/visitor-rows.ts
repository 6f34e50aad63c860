import { inDatabase, type Stored } from './database.ts';

/**
 * Removes what a visitor has left in the database. Answers, packs, what the device knows of itself, and messages that
 * wait (on a kiosk they lie there sealed) stay, and so do receipts: they name nobody, and keep a message from going out
 * twice.
 */
export function forgetVisitor(): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts', 'saved'], async (database) => {
    await Promise.all([database.drafts.clear(), database.saved.clear()]);
  });
}
