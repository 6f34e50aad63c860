import { useMemo } from 'react';
import { venueOf } from '#content/venues/venues.ts';
import { NO_FILTER, ON } from '../../../../domain/schedule/entry-filter.ts';
import {
  filterableEntries,
  filterEntries,
  filterOptions,
} from '../../../../domain/schedule/filter-entries.ts';
import type { Programme } from '../../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { stepFreeAt } from '../../../../domain/venues/step-free.ts';
import type { IsShown } from '../day/day-to-open.ts';
import { useScheduleChoice } from '../use-schedule-choice.ts';

const NOTHING_ELSE = { saved: new Set<string>(), ahead: new Set<never>() };

/**
 * Returns the filter of a kiosk's schedule, which shows only places that are known to be reachable without steps. Like
 * the filters of the event page it is in the address.
 *
 * @param asked the entry that the address names, which is shown wherever it is
 */
export function useStepFreeOnly(eventPath: string, programme: Programme, asked: ScheduleEntry | undefined) {
  const { days } = programme;
  const entries = useMemo(
    () => filterableEntries(programme, stepFreeAt(venueOf(eventPath))),
    [programme, eventPath],
  );
  const options = useMemo(() => filterOptions(entries), [entries]);
  const [{ stepFree }, choose] = useScheduleChoice(days, options);
  const { shown, counts } = useMemo(
    () => filterEntries(entries, { ...NO_FILTER, stepFree }, NOTHING_ELSE),
    [entries, stepFree],
  );
  const isShown: IsShown = (entry) => entry === asked || shown.has(entry);
  return {
    isOffered: options.stepFree.length > 0,
    isOn: stepFree === ON,
    count: counts.stepFree.get(ON) ?? 0,
    unknown: counts.stepFree.get('unknown') ?? 0,
    isShown,
    toggle: () => choose({ stepFree: stepFree === ON ? '' : ON }),
  };
}
