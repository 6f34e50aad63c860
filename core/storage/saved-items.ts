import { inDatabase, openDatabase, type Stored } from './database.ts';
import { withRoom } from './housekeeping.ts';
import type { SavedDetails, SavedRow } from './rows.ts';
import { type StopWatching, watch } from './watch.ts';

/**
 * Keeps starred things, all or none of them. What is there already stays as it is. Makes room if it must.
 *
 * @returns the keys of all that is starred now
 */
export function putSaved(rows: readonly SavedRow[]): Promise<Stored<readonly string[]>> {
  return withRoom(() =>
    inDatabase('rw', ['saved'], async (database) => {
      const held = await database.saved.bulkGet(rows.map(({ key }) => key));
      await database.saved.bulkPut(rows.filter((_, index) => held[index] === undefined));
      return database.saved.toCollection().primaryKeys();
    }),
  );
}

/** Forgets a starred thing; gives the keys of all that is starred still. */
export function removeSaved(key: string): Promise<Stored<readonly string[]>> {
  return inDatabase('rw', ['saved'], async (database) => {
    await database.saved.delete(key);
    return database.saved.toCollection().primaryKeys();
  });
}

/** Writes what a newer answer says of things that are still starred. */
export function renewSaved(news: ReadonlyMap<string, SavedDetails>): Promise<Stored<void>> {
  return inDatabase('rw', ['saved'], async (database) => {
    for (const [key, details] of news) await database.saved.update(key, { details });
  });
}

/** Everything starred on this device. */
export function listSaved(): Promise<Stored<SavedRow[]>> {
  return inDatabase('r', ['saved'], (database) => database.saved.toArray());
}

/** Follows what is starred, through every tab. */
export function watchSaved(listener: (rows: readonly SavedRow[]) => void): StopWatching {
  return watch(() => openDatabase().saved.toArray(), listener);
}
