import type { ContentItemTable, Database } from '../../database/tables.ts';
import { changesBetween } from '../changes.ts';
import { checkItem } from '../check-item.ts';
import type { Draft, Item } from '../item.ts';
import { bodyText, itemsOf, workingRows } from '../item-rows.ts';
import type { KindName } from '../kinds/kinds.ts';
import { newProblems } from '../new-problems.ts';
import { endOf, positionsInOrder } from '../positions.ts';
import type { Problem } from '../problem.ts';
import { nextVersion, writeChanges } from './write-changes.ts';

/** An item of the working copy with its last change. */
export interface WorkingItem extends Item {
  /** Grows with every change; whoever changes the item says which version they saw. */
  readonly version: number;
  readonly changedAt: string;
  readonly author: string;
}

/**
 * `stored`: as it is now. `invalid`: nothing was changed, and why. `conflict`: somebody else was faster; what they wrote
 * comes along, null if they removed it. What the caller has is not lost, since nothing was changed.
 */
export type PutOutcome =
  | { readonly outcome: 'stored'; readonly item: WorkingItem }
  | { readonly outcome: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'conflict'; readonly current: WorkingItem | null };

export type RemoveOutcome =
  | { readonly outcome: 'removed' }
  | Exclude<PutOutcome, { readonly outcome: 'stored' }>;

export type ReorderOutcome =
  | { readonly outcome: 'ordered' }
  /** Items were added or removed meanwhile; these are there now, in this order. */
  | { readonly outcome: 'conflict'; readonly ids: readonly string[] };

/** The content that is being worked on. Visitors see it once it is published. Every change is in the audit trail. */
export class WorkingCopy {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Returns the items of a kind in their order. */
  async list(kind: KindName): Promise<WorkingItem[]> {
    const rows = await this.db
      .selectFrom('content_item')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(workingItem);
  }

  async get(kind: KindName, id: string): Promise<WorkingItem | null> {
    const row = await this.db
      .selectFrom('content_item')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : workingItem(row);
  }

  /**
   * Adds an item at the end of its kind, or changes it.
   *
   * @param seen the version that the author changed; null for a new item
   */
  async put(draft: Draft, seen: number | null, author: string): Promise<PutOutcome> {
    const checked = checkItem(draft);
    if (!checked.isGood) return { outcome: 'invalid', problems: checked.problems };
    const { item } = checked;
    return this.db.transaction().execute(async (db): Promise<PutOutcome> => {
      const rows = await workingRows(db);
      const before = rows.find(isRowOf(item)) ?? null;
      if ((before?.version ?? null) !== seen) return conflict(before);
      const body = bodyText(item);
      if (before?.body === body) return { outcome: 'stored', item: workingItem(before) };
      const at = this.now();
      const after: ContentItemTable = {
        kind: item.kind,
        id: item.id,
        position: before?.position ?? endOf(item.kind, rows),
        body,
        version: await nextVersion(db),
        changed_at: at.toISOString(),
        author,
      };
      const problems = newProblems(rows, [...rows.filter((row) => row !== before), after]);
      if (problems.length > 0) return { outcome: 'invalid', problems };
      await writeChanges(db, [{ before, after }], { author, at });
      return { outcome: 'stored', item: workingItem(after) };
    });
  }

  /** Removes an item, unless another one refers to it. */
  async remove(kind: KindName, id: string, seen: number, author: string): Promise<RemoveOutcome> {
    return this.db.transaction().execute(async (db): Promise<RemoveOutcome> => {
      const rows = await workingRows(db);
      const before = rows.find(isRowOf({ kind, id })) ?? null;
      if (before?.version !== seen) return conflict(before);
      const problems = newProblems(
        rows,
        rows.filter((row) => row !== before),
      );
      if (problems.length > 0) return { outcome: 'invalid', problems };
      await writeChanges(db, [{ before, after: null }], { author, at: this.now() });
      return { outcome: 'removed' };
    });
  }

  /**
   * Puts the items of a kind in another order.
   *
   * @param ids all of them
   */
  async reorder(kind: KindName, ids: readonly string[], author: string): Promise<ReorderOutcome> {
    return this.db.transaction().execute(async (db): Promise<ReorderOutcome> => {
      const rows = (await workingRows(db)).filter((row) => row.kind === kind);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
      if (ordered.length !== rows.length || ids.length !== rows.length)
        return { outcome: 'conflict', ids: rows.map(({ id }) => id) };
      const positions = positionsInOrder(ordered.map(({ position }) => position));
      const moved = ordered.map((row, index) => ({ ...row, position: positions[index] ?? row.position }));
      await writeChanges(db, changesBetween(rows, moved), { author, at: this.now() });
      return { outcome: 'ordered' };
    });
  }
}

const isRowOf = (item: { readonly kind: string; readonly id: string }) => (row: ContentItemTable) =>
  row.kind === item.kind && row.id === item.id;

const conflict = (row: ContentItemTable | null) => ({
  outcome: 'conflict' as const,
  current: row === null ? null : workingItem(row),
});

function workingItem(row: ContentItemTable): WorkingItem {
  const [item] = itemsOf([row]);
  if (item === undefined) throw new Error(`"${row.kind}" is no kind of content.`);
  return { ...item, version: row.version, changedAt: row.changed_at, author: row.author };
}
