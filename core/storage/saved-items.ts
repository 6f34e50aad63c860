import { withLock } from '#core/browser/with-lock.ts';
import { type Database, inDatabase, openDatabase, type Stored } from './database.ts';
import { withEviction } from './housekeeping.ts';
import { readRows, readSavedRow } from './row-shapes.ts';
import type { SavedChange, SavedRow } from './rows.ts';
import { type StopWatching, watch } from './watch.ts';

const SAVED_LOCK = 'saved';

/** Stores saved items, all or none of them. Existing ones stay as they are. Makes room if necessary. */
export function putSaved(rows: readonly SavedRow[]): Promise<Stored<void>> {
  return withEviction(() =>
    inDatabase('rw', ['saved'], async (database) => {
      const held = await database.saved.bulkGet(rows.map(({ key }) => key));
      await database.saved.bulkPut(rows.filter((_, index) => readSavedRow(held[index]) === null));
    }),
  );
}

/** Deletes a saved item. */
export function removeSaved(key: string): Promise<Stored<void>> {
  return inDatabase('rw', ['saved'], (database) => database.saved.delete(key));
}

/** Updates items from newer answers if they are still starred and unchanged. */
export function renewSaved(changes: readonly SavedChange[]): Promise<Stored<void>> {
  return inDatabase('rw', ['saved'], async (database) => {
    const held = await database.saved.bulkGet(changes.map(({ from }) => from.key));
    const due = changes.filter(
      ({ from }, index) => JSON.stringify(readSavedRow(held[index])) === JSON.stringify(from),
    );
    // Delete first: one item may move to the key of another.
    await database.saved.bulkDelete(due.map(({ from }) => from.key));
    await database.saved.bulkPut(due.map(({ to }) => to));
  });
}

/** Returns everything starred on this device. */
export function listSaved(): Promise<Stored<SavedRow[]>> {
  return inDatabase('r', ['saved'], allSaved);
}

/** Reports everything starred, one tab after the other, so that the last report is the latest. */
export async function withSavedRows(tell: (rows: readonly SavedRow[]) => void): Promise<void> {
  await withLock(SAVED_LOCK, async () => {
    const rows = await listSaved();
    if (rows.kind === 'done') tell(rows.value);
  });
}

/** Watches what is starred, across all tabs. */
export function watchSaved(listener: (rows: readonly SavedRow[]) => void): StopWatching {
  return watch(() => allSaved(openDatabase()), listener);
}

async function allSaved({ saved }: Database): Promise<SavedRow[]> {
  return readRows(await saved.toArray(), readSavedRow);
}
