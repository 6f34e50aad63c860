import { useEffect } from 'react';
import { readSavedList, storeRenewed } from '../../../data/saved/saved-items.ts';
import { useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { savedKey } from '../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import { changesOf, readEntries } from './renewed-item.ts';

/**
 * Moves the stars of an event along with its entries, so that they show next to them. The list is loaded only if the
 * schedule no longer has every starred entry unchanged.
 *
 * @param readProgramme returns all entries; null while they are unknown. It must be stable until they change.
 */
export function useRenewedEntries(
  eventPath: string,
  readProgramme: () => readonly SaveableItem[] | null,
): void {
  const keys = useSavedKeys();
  useEffect(() => {
    const starred = [...keys].filter((key) => key.startsWith(`entry:${eventPath}:`));
    const programme = starred.length === 0 ? null : readProgramme();
    if (programme === null) return;
    const here = new Set(programme.map(({ ref }) => savedKey(ref)));
    if (starred.every((key) => here.has(key))) return;
    const renew = async () => {
      const rows = await readSavedList();
      const changes = changesOf(readEntries(rows, new Map([[eventPath, programme]])).values());
      if (changes.length > 0) await storeRenewed(changes);
    };
    renew().catch((error: unknown) => console.warn('The saved items could not be renewed.', error));
  }, [keys, eventPath, readProgramme]);
}
