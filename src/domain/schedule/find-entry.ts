import { readEntryId } from '#core/schedule/entry-id.ts';
import { matchEntries } from './match-entries.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

/**
 * Finds the entry that an address names by its id. If it has moved, it is the nearest of the same game and title on its
 * day, or the only one left: a link does not say which namesakes the entry had (record 18).
 *
 * @returns undefined if it is no longer on the programme, as far as the id can tell
 */
export function findEntry(id: string, entries: readonly ScheduleEntry[]): ScheduleEntry | undefined {
  const unchanged = withId(id, entries);
  if (unchanged !== undefined) return unchanged;
  const was = readEntryId(id);
  if (was === null) return undefined;
  const ids = entries.map((entry) => entry.id);
  const [onItsDay] = matchEntries([{ id, namesakes: 'forgotten' }], ids).values();
  if (onItsDay !== undefined) return withId(onItsDay, entries);
  const alike = ids.filter((other) => {
    const is = readEntryId(other);
    return is !== null && is.title === was.title && is.game === was.game;
  });
  return alike.length === 1 ? withId(alike[0], entries) : undefined;
}

/** Returns the entry with exactly this id. */
export function withId(id: string | undefined, entries: readonly ScheduleEntry[]): ScheduleEntry | undefined {
  return entries.find((entry) => entry.id === id);
}
