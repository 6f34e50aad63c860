import { useMemo } from 'react';
import { useSavedList } from '../../data/saved/saved-items.ts';
import type { SavedRow } from '../../data/saved/saved-ref.ts';
import { saveableItems } from '../../domain/saved/saveable-items.ts';
import type { RenewedItem } from '../../features/offline/saved/renewed/renewed-item.ts';
import { useRenewedItems } from '../../features/offline/saved/renewed/use-renewed-items.ts';

const NOTHING: readonly SavedRow[] = [];

/**
 * Returns the saved sessions of an event, or of all events, with the latest that is known of them; null while they load.
 * A device that cannot read its list has none.
 */
export function usePlan(eventPath: string | undefined): readonly RenewedItem[] | null {
  const list = useSavedList();
  const rows = useMemo(
    () =>
      list === null || list === 'unavailable'
        ? NOTHING
        : list.filter(
            ({ ref }) => ref.kind === 'entry' && (eventPath === undefined || ref.eventPath === eventPath),
          ),
    [list, eventPath],
  );
  const items = useRenewedItems(rows, saveableItems);
  return list === null ? null : items;
}
