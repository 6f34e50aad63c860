import { allOf, type FestivalDay } from './schedule-days.ts';
import type { TimedEntry } from './schedule-entry.ts';

/** A day with the entries that begin on it: those that last for days first, the others by start. */
export interface FirstDay {
  readonly day: FestivalDay;
  readonly entries: readonly TimedEntry[];
}

/** Lists each entry once: one of several days is under its first. Days on which nothing begins are left out. */
export function entriesOnce(days: readonly FestivalDay[]): FirstDay[] {
  const met = new Set<TimedEntry>();
  return days.flatMap((day) => {
    const entries = allOf(day).filter((entry) => !met.has(entry));
    for (const entry of entries) met.add(entry);
    return entries.length === 0 ? [] : [{ day, entries }];
  });
}
