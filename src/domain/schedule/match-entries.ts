import { type IdFacts, readEntryId } from '#core/schedule/entry-id.ts';
import { moveCost } from '#core/schedule/move-cost.ts';

/** A starred entry as last seen. */
export interface SeenEntry {
  /** Made from title, time and place (`core/schedule/entry-id.ts`). */
  readonly id: string;
  /**
   * The ids of all entries with its title at that time, as far as known. `forgotten` means there were others, but their
   * ids were not stored.
   */
  readonly namesakes: readonly string[] | 'forgotten';
}

/** Same time and place under another game: the game was renamed, if no better match exists. */
const RENAMED = Number.MAX_SAFE_INTEGER;

/**
 * Matches entries to a newer schedule, each at most once: unchanged ones first, then the nearest with the same title.
 * The unstarred namesakes of an entry are matched as well, so that one that stayed is never confused with one that
 * disappeared.
 *
 * @returns the id in the schedule by the entry as last seen, without those that are gone
 */
export function matchEntries(
  seen: readonly SeenEntry[],
  programme: readonly string[],
): ReadonlyMap<SeenEntry, string> {
  const found = new Map<SeenEntry, string>();
  const free = new Set(programme);
  const moved = [...seen, ...besides(seen)].filter((one) => {
    if (!free.delete(one.id)) return true;
    found.set(one, one.id);
    return false;
  });
  if (moved.length === 0) return found;

  const byTitle = new Map<string, { readonly id: string; readonly facts: IdFacts }[]>();
  for (const id of free) {
    const facts = readEntryId(id);
    if (facts === null) continue;
    const alike = byTitle.get(facts.title);
    if (alike === undefined) byTitle.set(facts.title, [{ id, facts }]);
    else alike.push({ id, facts });
  }
  const pairs = moved.flatMap((one) => {
    const was = readEntryId(one.id);
    if (was === null) return [];
    return (byTitle.get(was.title) ?? []).flatMap(({ id, facts }) => {
      const cost = costOf(was, facts, one.namesakes === 'forgotten');
      return cost === null ? [] : [{ one, id, cost }];
    });
  });
  for (const { one, id } of pairs.sort((a, b) => a.cost - b.cost)) {
    if (found.has(one) || !free.delete(id)) continue;
    found.set(one, id);
  }
  return found;
}

/** Returns the namesakes of the starred entries that are not starred themselves. */
function besides(seen: readonly SeenEntry[]): SeenEntry[] {
  const starred = new Set(seen.map(({ id }) => id));
  const beside = new Set(seen.flatMap(({ namesakes }) => (namesakes === 'forgotten' ? [] : namesakes)));
  return [...beside].filter((id) => !starred.has(id)).map((id) => ({ id, namesakes: [] }));
}

/** Returns the distance of two entries with the same title, in minutes. Null if they cannot be the same. */
function costOf(was: IdFacts, is: IdFacts, onSameDayOnly: boolean): number | null {
  const cost = moveCost(was, is);
  if (was.game !== is.game) return cost === 0 ? RENAMED : null;
  return onSameDayOnly && dayOf(was) !== dayOf(is) ? null : cost;
}

const DAY_MINUTES = 24 * 60;
const dayOf = ({ minute }: IdFacts) => (minute === null ? null : Math.floor((minute - 1) / DAY_MINUTES));
