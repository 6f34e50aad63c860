import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findEntry, withId } from '../../../../domain/schedule/find-entry.ts';
import { allOf, type FestivalDay, type Programme } from '../../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { useIsHydrated } from '../../../../ui/hydration/use-is-hydrated.ts';
import { ENTRY } from '../schedule-choice.ts';
import { useIsSettled } from '../use-is-settled.ts';

/** What the address asks for, as far as the schedule has it. */
export interface Asked {
  readonly entry?: ScheduleEntry | undefined;
  /** The days it is listed on; none if its time is unknown. */
  readonly days: readonly FestivalDay[];
  /** Whether it is no longer on the programme; null while that is not known. */
  readonly isGone: boolean | null;
}

const NOTHING: Asked = { days: [], isGone: false };

/**
 * Returns the entry that the address names (`paths.entry`). Whether it has moved or gone is said only once the answer
 * is complete and no newer one is on its way.
 *
 * @param isPart whether only the beginning of the schedule is loaded
 */
export function useAskedEntry(eventPath: string, programme: Programme, isPart: boolean): Asked {
  const [search] = useSearchParams();
  // All visitors get the same prerendered page, so its first render asks for nothing.
  const id = (useIsHydrated() && search.get(ENTRY)) || '';
  const isSettled = useIsSettled(eventPath, isPart);
  return useMemo(() => {
    if (id === '') return NOTHING;
    const { days, undated } = programme;
    const entries = [...new Set([...days.flatMap(allOf), ...undated])];
    const entry = isSettled ? findEntry(id, entries) : withId(id, entries);
    if (entry === undefined) return { days: [], isGone: isSettled || null };
    return { entry, days: days.filter((day) => allOf(day).some((one) => one === entry)), isGone: false };
  }, [id, programme, isSettled]);
}
