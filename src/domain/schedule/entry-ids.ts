import type { GameSchedule, ScheduleRow } from '#core/contract/entities/schedule.ts';
import { type EntryFacts, entryId, entryTitle, readEntryId } from '../../data/saved/entry-id.ts';
import { groupBy } from './group-by.ts';

/** What names an entry of a schedule, which the provider does not do. */
export interface EntryName {
  /** Made of what the entry says of itself (`data/entry-id.ts`). */
  readonly id: string;
  /** The ids of all that bear its title in this programme, its own among them; none where they are too many to note. */
  readonly namesakes: readonly string[];
}

/** A title that so many bear is no name; and each star notes its namesakes. */
const MOST_NAMESAKES = 200;

/** The names of all entries of a schedule. */
export function nameEntries(schedules: readonly GameSchedule[]): ReadonlyMap<ScheduleRow, EntryName> {
  const idOf = idsGivenOnce();
  const entries = schedules.flatMap(({ game, entries }) =>
    entries.map((entry) => ({
      entry,
      facts: { title: entryTitle(game, entry.title), startsAt: entry.from, place: entry.address },
    })),
  );
  // Entries alike in title, time and place are told apart by their end, so that their order does not matter.
  const named = entries
    .toSorted((a, b) => compare(a.entry.to, b.entry.to))
    .map(({ entry, facts }) => ({ entry, id: idOf(facts) }));
  const byTitle = groupBy(named, ({ id }) => readEntryId(id)?.title);
  const names = new Map<ScheduleRow, EntryName>();
  for (const alike of byTitle.values()) {
    const namesakes = alike.length > MOST_NAMESAKES ? [] : alike.map(({ id }) => id).sort();
    for (const { entry, id } of alike) names.set(entry, { id, namesakes });
  }
  return names;
}

/** More of them than an id can tell apart share one. */
const MOST_ALIKE = 1_000;

function idsGivenOnce() {
  const given = new Set<string>();
  const copies = new Map<string, number>();
  return (facts: EntryFacts): string => {
    const first = entryId(facts);
    let copy = copies.get(first) ?? 0;
    let id = entryId(facts, copy);
    while (given.has(id) && copy < MOST_ALIKE) id = entryId(facts, ++copy);
    copies.set(first, copy);
    given.add(id);
    return id;
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
