import { readEntryId } from '#core/schedule/entry-id.ts';

/** Sorts last: an entry without a known start comes after all others. */
const UNKNOWN_START = Number.POSITIVE_INFINITY;

/**
 * Returns the key of each entry of a schedule, by its id. A calendar knows an entry by its key, so it must stay when the
 * entry moves, unlike the id: it consists of the game and the title, and of the entry's number among its namesakes, by
 * time (record 30).
 *
 * @param ids of all entries, in any order; ids of an older form have no key
 */
export function calendarKeys(ids: Iterable<string>): ReadonlyMap<string, string> {
  const byName = new Map<string, { readonly id: string; readonly minute: number }[]>();
  for (const id of new Set(ids)) {
    const facts = readEntryId(id);
    if (facts === null) continue;
    const name = facts.title + facts.game;
    const alike = byName.get(name) ?? [];
    byName.set(name, alike);
    alike.push({ id, minute: facts.minute ?? UNKNOWN_START });
  }
  const keys = new Map<string, string>();
  for (const [name, alike] of byName) {
    // At the same minute their ids differ by the place alone.
    alike.sort((a, b) => (a.minute === b.minute ? (a.id < b.id ? -1 : 1) : a.minute - b.minute));
    for (const [index, { id }] of alike.entries()) keys.set(id, `${name}-${index + 1}`);
  }
  return keys;
}

/** Whether a text has the form of a key. */
export const isCalendarKey = (text: string): boolean => /^[\da-z]{6}-[1-9]\d{0,4}$/.test(text);
