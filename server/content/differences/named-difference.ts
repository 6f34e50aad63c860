import type { Difference } from '../changes.ts';
import type { Item } from '../item.ts';
import { itemTitle } from '../item-title.ts';

/** What differs of one kind, each item as people call it. */
export interface NamedDifference {
  readonly kind: Difference[number]['kind'];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly moved: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Says kind by kind what differs, by titles; items that share a title are told apart by their ids.
 *
 * @param items before and after; of an item that is there twice, the later counts
 */
export function namedDifference(difference: Difference, items: Iterable<Item>): NamedDifference[] {
  const bodies = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { kind, id, body } of items) bodies.set(`${kind} ${id}`, { ...body });
  return difference.map(({ kind, added, changed, moved, removed }) => {
    const titleOf = (id: string) => itemTitle(kind, id, bodies.get(`${kind} ${id}`) ?? null);
    const count = new Map<string, number>();
    for (const id of [...added, ...changed, ...moved, ...removed])
      count.set(titleOf(id), (count.get(titleOf(id)) ?? 0) + 1);
    const named = (id: string) => (count.get(titleOf(id)) === 1 ? titleOf(id) : `${titleOf(id)} (${id})`);
    return {
      kind,
      added: added.map(named),
      changed: changed.map(named),
      moved: moved.map(named),
      removed: removed.map(named),
    };
  });
}
