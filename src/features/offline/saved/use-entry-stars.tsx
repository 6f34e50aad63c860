import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { snapshotAnswer } from '../../../data/answers/hydration-snapshot.ts';
import { saveableEntries, saveableEntry } from '../../../domain/saved/saveable-entry.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import type { DrawEntryAction } from '../../../domain/schedule/entry-action.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { useRenewedEntries } from './renewed/use-renewed-entries.ts';
import { StarButton } from './star-button.tsx';

/**
 * Returns a function that renders the star of each schedule entry, and moves stars along with entries that have moved.
 */
export function useEntryStars(eventPath: string, eventName: string): DrawEntryAction {
  const client = useQueryClient();
  const { data } = useQuery(scheduleQuery(eventPath));
  const read = useMemo(() => {
    const query = hashKey(scheduleQuery(eventPath).queryKey);
    // The data of the prerendered page may be older than what the stars were last seen with, and may be only a part.
    const isNewer = data !== undefined && !data.isStandIn && data !== snapshotAnswer(client, query);
    let entries: readonly SaveableItem[] | null = null;
    // Read with the first star, and kept for the next.
    return () => {
      if (isNewer) entries ??= saveableEntries(eventPath, '', data.value);
      return entries;
    };
  }, [client, eventPath, data]);
  useRenewedEntries(eventPath, read);
  return useCallback<DrawEntryAction>(
    (entry, className) => (
      <StarButton
        item={saveableEntry(entry, { eventPath, eventName, day: '' })}
        look="bare"
        className={className}
      />
    ),
    [eventPath, eventName],
  );
}
