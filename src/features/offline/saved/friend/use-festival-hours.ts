import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { festivalHours } from '../../../../domain/saved/festival-hours.ts';
import type { Stretch } from '../../../../domain/saved/free-together.ts';
import { readCachedAnswers } from '../queries.ts';
import type { RenewedItem } from '../renewed/renewed-item.ts';

/**
 * Returns the festival's hours by event and the key of a day; null where the schedule is not known.
 *
 * @param items items of these events, new whenever an answer has arrived (`useRenewedItems`)
 */
export function useFestivalHours(items: readonly RenewedItem[]) {
  const client = useQueryClient();
  return useMemo(() => {
    const { schedules } = readCachedAnswers(
      client,
      items.map(({ ref }) => ref),
    );
    const hours = new Map([...schedules].map(([path, schedule]) => [path, festivalHours(schedule)]));
    return (eventPath: string, day: string): Stretch | null => hours.get(eventPath)?.get(day) ?? null;
  }, [client, items]);
}
