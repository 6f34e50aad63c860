import { type IdFacts, readEntryId } from '../../../data/saved/entry-id.ts';

/** A starred entry as it was when it was last seen. */
export interface SeenEntry {
  /** Made of its title, time and place (`data/entry-id.ts`). */
  readonly id: string;
  /**
   * The ids of all that bore its title then, as far as that is known. `forgotten`: there were others, and nobody noted
   * them.
   */
  readonly namesakes: readonly string[] | 'forgotten';
}

/** A change of place counts like a change of time by this much. */
const PLACE_MINUTES = 2 * 60;
/** Between a time and none. */
const UNKNOWN_MINUTES = 7 * 24 * 60;
/** The same hour and place under the name of another game: its game was renamed, if nothing else fits. */
const RENAMED = Number.MAX_SAFE_INTEGER;

/**
 * Finds entries again in a newer programme, each at most once: what is unchanged first, then the nearest of the same
 * title. Entries that were there beside a starred one are looked for as well, so that a namesake which stayed is never
 * taken for one that went.
 *
 * @returns by the entry as it was seen, its id in the programme; what is gone is left out
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

/** What stood beside the starred entries and is not starred itself. */
function besides(seen: readonly SeenEntry[]): SeenEntry[] {
  const starred = new Set(seen.map(({ id }) => id));
  const beside = new Set(seen.flatMap(({ namesakes }) => (namesakes === 'forgotten' ? [] : namesakes)));
  return [...beside].filter((id) => !starred.has(id)).map((id) => ({ id, namesakes: [] }));
}

/** How far apart two entries of one title are, in minutes; null where they cannot be the same. */
function costOf(was: IdFacts, is: IdFacts, onSameDayOnly: boolean): number | null {
  const cost = minutesApart(was.minute, is.minute) + (was.place === is.place ? 0 : PLACE_MINUTES);
  if (was.game !== is.game) return cost === 0 ? RENAMED : null;
  return onSameDayOnly && dayOf(was) !== dayOf(is) ? null : cost;
}

function minutesApart(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : UNKNOWN_MINUTES;
  return Math.abs(a - b);
}

const DAY_MINUTES = 24 * 60;
const dayOf = ({ minute }: IdFacts) => (minute === null ? null : Math.floor((minute - 1) / DAY_MINUTES));
