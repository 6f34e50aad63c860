import { inNaturalOrder } from '#core/text/natural-order.ts';
import type { StepFreeAt } from '../venues/step-free.ts';
import { DAY_PARTS, type DayPart, partsOf } from './day-part.ts';
import { type EntryFilter, FILTER_NAMES, type FilterName, ON } from './entry-filter.ts';
import { ROUNDS, type Round, roundOf } from './round-of.ts';
import { allOf, type FestivalDay, type Programme } from './schedule-days.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

/** An entry with its value for each filter, as far as the schedule and the venue's plan tell it. */
export interface FilterableEntry {
  readonly entry: ScheduleEntry;
  readonly values: Readonly<Record<'game' | 'place' | 'part' | 'round' | 'stepFree', readonly string[]>>;
}

/** What the filters can be set to, in an order that the build and the page agree on. */
export interface FilterOptions {
  readonly games: readonly string[];
  readonly places: readonly string[];
  readonly parts: readonly DayPart[];
  readonly rounds: readonly Round[];
  /** Empty if nothing is known about it. */
  readonly stepFree: readonly (typeof ON)[];
}

/** What neither the schedule nor the plan knows. */
export interface Circumstances {
  /** Ids of the starred entries. */
  readonly saved: ReadonlySet<string>;
  /** The entries that start later today (`startingLater`). */
  readonly ahead: ReadonlySet<ScheduleEntry>;
}

export interface Filtered {
  readonly shown: ReadonlySet<ScheduleEntry>;
  /** How many entries each option would show, with the other filters as they are. Options without any are missing. */
  readonly counts: Readonly<Record<FilterName, ReadonlyMap<string, number>>>;
}

/**
 * Reads what the filters compare, once for each schedule.
 *
 * @param stepFreeAt what the venue's plan knows about steps, null if it knows nothing
 */
export function filterableEntries(
  { days, undated }: Programme,
  stepFreeAt: StepFreeAt | null = null,
): FilterableEntry[] {
  const parts = new Map<ScheduleEntry, Set<string>>();
  for (const day of days)
    for (const entry of allOf(day)) {
      const ofEntry = parts.get(entry) ?? new Set();
      for (const part of partsOf(entry, day.date)) ofEntry.add(part);
      parts.set(entry, ofEntry);
    }
  return [...parts.keys(), ...undated].map((entry) => ({
    entry,
    values: {
      game: [entry.game],
      place: [entry.address],
      part: [...(parts.get(entry) ?? [])],
      round: roundsOf(entry),
      stepFree: stepFreeAt === null ? NO : [stepFreeAt(entry.address)],
    },
  }));
}

/** A workshop or a ceremony is in no round. */
function roundsOf({ title }: ScheduleEntry): readonly Round[] {
  const round = roundOf(title);
  return round === null ? [] : [round];
}

/** Returns the options that these entries have. */
export function filterOptions(entries: readonly FilterableEntry[]): FilterOptions {
  const distinct = (name: keyof FilterableEntry['values']) =>
    new Set(entries.flatMap(({ values }) => values[name]).filter((value) => value !== ''));
  const [parts, rounds] = [distinct('part'), distinct('round')];
  return {
    games: inNaturalOrder([...distinct('game')]),
    places: inNaturalOrder([...distinct('place')]),
    parts: DAY_PARTS.filter((part) => parts.has(part)),
    rounds: ROUNDS.filter((round) => rounds.has(round)),
    stepFree: distinct('stepFree').size > 0 ? [ON] : [],
  };
}

/**
 * Returns the entries of the running day that are still to start.
 *
 * @param now milliseconds since 1970
 */
export function startingLater(today: FestivalDay | undefined, now: number | null): Set<ScheduleEntry> {
  if (today === undefined || now === null) return new Set();
  return new Set(today.entries.filter(({ from }) => from.at > now));
}

/**
 * Applies all filters, and counts what each option would show. It takes one pass, so that a schedule of thousands of
 * entries follows a press within a frame (FILTER-06).
 */
export function filterEntries(
  entries: readonly FilterableEntry[],
  filter: EntryFilter,
  around: Circumstances,
): Filtered {
  const shown = new Set<ScheduleEntry>();
  const counts = Object.fromEntries(FILTER_NAMES.map((name) => [name, new Map<string, number>()])) as Record<
    FilterName,
    Map<string, number>
  >;
  const set = FILTER_NAMES.filter((name) => filter[name] !== '');
  const count = (one: FilterableEntry, name: FilterName) => {
    for (const value of valuesOf(one, name, around))
      counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
  };
  for (const one of entries) {
    let missed = 0;
    let last: FilterName | null = null;
    for (const name of set) {
      if (valuesOf(one, name, around).includes(filter[name])) continue;
      missed += 1;
      last = name;
    }
    if (missed > 1) continue;
    if (last !== null) {
      count(one, last);
      continue;
    }
    shown.add(one.entry);
    for (const name of FILTER_NAMES) count(one, name);
  }
  return { shown, counts };
}

/** Returns the filter without what would hide this entry. */
export function filterShowing(one: FilterableEntry, filter: EntryFilter, around: Circumstances): EntryFilter {
  const kept = FILTER_NAMES.map((name) => {
    const isKept = valuesOf(one, name, around).includes(filter[name]);
    return [name, isKept ? filter[name] : ''];
  });
  return Object.fromEntries(kept) as unknown as EntryFilter;
}

const YES: readonly string[] = [ON];
const NO: readonly string[] = [];

function valuesOf(
  { entry, values }: FilterableEntry,
  name: FilterName,
  { saved, ahead }: Circumstances,
): readonly string[] {
  if (name === 'saved') return saved.has(entry.id) ? YES : NO;
  if (name === 'ahead') return ahead.has(entry) ? YES : NO;
  return values[name];
}
