import type { GameSchedule, ScheduleRow } from '#core/contract/entities/schedule.ts';
import { settings } from '#core/settings.ts';
import { type EntryFacts, entryId, entryTitle, readEntryId } from './entry-id.ts';

/** What identifies an entry of a schedule; the provider gives it no id. */
export interface EntryName {
  /** Made from the entry's own facts (`core/schedule/entry-id.ts`). */
  readonly id: string;
  /** The ids of all entries of its title in this schedule, including its own; none if they are too many to store. */
  readonly namesakes: readonly string[];
}

/** A title shared by more entries identifies nothing; and each star stores its namesakes. */
const MOST_NAMESAKES = 200;

/** Returns the id and the namesakes of each entry of a schedule. */
export function nameEntries(
  schedules: readonly GameSchedule[],
  zone: string = settings.eventTimeZone,
): ReadonlyMap<ScheduleRow, EntryName> {
  const idOf = idsGivenOnce(zone);
  const entries = schedules.flatMap(({ game, entries }) =>
    entries.map((entry) => ({
      entry,
      facts: { title: entryTitle(game, entry.title), startsAt: entry.from, place: entry.address },
    })),
  );
  // Entries with the same title, time and place are distinguished by their end, so that their order does not matter.
  const named = entries
    .toSorted((a, b) => compare(a.entry.to, b.entry.to))
    .map(({ entry, facts }) => ({ entry, id: idOf(facts) }));
  const byTitle = new Map<string, typeof named>();
  for (const one of named) {
    const title = readEntryId(one.id)?.title ?? '';
    const alike = byTitle.get(title);
    if (alike === undefined) byTitle.set(title, [one]);
    else alike.push(one);
  }
  const names = new Map<ScheduleRow, EntryName>();
  for (const alike of byTitle.values()) {
    const namesakes = alike.length > MOST_NAMESAKES ? [] : alike.map(({ id }) => id).sort();
    for (const { entry, id } of alike) names.set(entry, { id, namesakes });
  }
  return names;
}

/** Entries beyond what an id can distinguish share one. */
const MOST_ALIKE = 1_000;

function idsGivenOnce(zone: string) {
  const given = new Set<string>();
  const copies = new Map<string, number>();
  return (facts: EntryFacts): string => {
    const first = entryId(facts, 0, zone);
    let copy = copies.get(first) ?? 0;
    let id = entryId(facts, copy, zone);
    while (given.has(id) && copy < MOST_ALIKE) id = entryId(facts, ++copy, zone);
    copies.set(first, copy);
    given.add(id);
    return id;
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
