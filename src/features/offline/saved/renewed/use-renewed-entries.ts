import { useEffect } from 'react';
import { readSavedList, storeRenewed } from '../../../../data/saved/saved-items.ts';
import { useSavedKeys } from '../../../../data/saved/saved-keys.ts';
import { savedKey } from '../../../../data/saved/saved-ref.ts';
import { whenIdle } from '../../../../data/when-idle.ts';
import type { SaveableItem } from '../../../../domain/saved/saveable-item.ts';
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
    if (starred.length === 0) return;
    let isLeft = false;
    const renew = async () => {
      const programme = isLeft ? null : readProgramme();
      if (programme === null) return;
      const here = new Set(programme.map(({ ref }) => savedKey(ref)));
      if (starred.every((key) => here.has(key))) return;
      const rows = await readSavedList();
      const changes = changesOf(readEntries(rows, new Map([[eventPath, programme]])).values());
      if (changes.length > 0) await storeRenewed(changes);
    };
    // All entries of a long programme take their time, and the star that was just pressed is to be seen first.
    whenIdle(() =>
      renew().catch((error: unknown) => console.warn('The saved items could not be renewed.', error)),
    );
    return () => {
      isLeft = true;
    };
  }, [keys, eventPath, readProgramme]);
}
