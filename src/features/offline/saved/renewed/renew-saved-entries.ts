import { followSavedSchedules } from '../../../../data/answers/saved-schedules.ts';
import { readSavedList, storeRenewed } from '../../../../data/saved/saved-items.ts';
import { saveableEntries } from '../../../../domain/saved/saveable-entry.ts';
import { changesOf, readEntries } from './renewed-item.ts';

/**
 * Renews the starred entries of these events whenever a schedule on this device changes, so that the star in the header
 * can say that one has moved or gone.
 *
 * @returns stops it
 */
export function renewSavedEntries(eventPaths: readonly string[]): () => void {
  return followSavedSchedules(eventPaths, async (schedules) => {
    const programmes = new Map(
      [...schedules].map(([eventPath, games]) => [eventPath, saveableEntries(eventPath, '', games)]),
    );
    const changes = changesOf(readEntries(await readSavedList(), programmes).values());
    if (changes.length > 0) await storeRenewed(changes);
  });
}
