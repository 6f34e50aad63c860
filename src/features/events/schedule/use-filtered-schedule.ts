import { useMemo } from 'react';
import { venueOf } from '#content/venues/venues.ts';
import {
  filterableEntries,
  filterEntries,
  filterOptions,
  filterShowing,
  startingLater,
} from '../../../domain/schedule/filter-entries.ts';
import { dayAt, type Programme } from '../../../domain/schedule/schedule-days.ts';
import { stepFreeAt } from '../../../domain/venues/step-free.ts';
import { useAskedEntry } from './asked-entry/use-asked-entry.ts';
import { useSavedEntries } from './filters/use-saved-entries.ts';
import type { ScheduleChoice } from './schedule-choice.ts';
import { useScheduleChoice } from './use-schedule-choice.ts';

/**
 * Returns what a schedule shows: the visitor's choice from the address, without what would hide the entry that the
 * address names, the entries that fit it, with the counts of all options, and the game and the place in the address that
 * the schedule does not have.
 *
 * @param isPart whether only the beginning of the schedule is loaded
 * @param now milliseconds since 1970; null until the page is hydrated
 */
export function useFilteredSchedule(
  eventPath: string,
  programme: Programme,
  isPart: boolean,
  now: number | null,
) {
  const { days } = programme;
  const entries = useMemo(
    () => filterableEntries(programme, stepFreeAt(venueOf(eventPath))),
    [programme, eventPath],
  );
  const options = useMemo(() => filterOptions(entries), [entries]);
  const [written, write, unknown] = useScheduleChoice(days, options);
  const asked = useAskedEntry(eventPath, programme, isPart);
  const today = now === null ? undefined : dayAt(days, now);
  const saved = useSavedEntries(eventPath, written.saved !== '');
  const ahead = useMemo(() => startingLater(today, now), [today, now]);
  const around = useMemo(() => ({ saved, ahead }), [saved, ahead]);
  const choice = useMemo((): ScheduleChoice => {
    // "Later today" means nothing on days without a schedule.
    const applicable: ScheduleChoice = today === undefined ? { ...written, ahead: '' } : written;
    const one = asked.entry && entries.find(({ entry }) => entry === asked.entry);
    if (one === undefined) return applicable;
    const day = asked.days.find((listed) => listed === today) ?? asked.days[0];
    return { ...applicable, ...filterShowing(one, applicable, around), day: day?.key ?? '' };
  }, [written, asked, entries, around, today]);
  const { shown, counts } = useMemo(() => filterEntries(entries, choice, around), [entries, choice, around]);
  /** What the entry in the address has set goes on to apply beside the visitor's own choice. */
  const choose = (change: Partial<ScheduleChoice>) => write(asked.entry ? { ...choice, ...change } : change);
  return { today, asked, options, choice, choose, unknown, shown, counts };
}
