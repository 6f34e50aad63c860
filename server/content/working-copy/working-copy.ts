import { MOST_ITEMS } from '#core/desk/most-items.ts';
import type { ContentItemTable, Database } from '../../database/tables.ts';
import { changesBetween } from '../changes.ts';
import { checkItem } from '../check-item.ts';
import { pictureProblems } from '../check-pictures.ts';
import type { Draft } from '../item.ts';
import { bodyText, itemsOf, workingRows } from '../item-rows.ts';
import type { KindName } from '../kinds/kinds.ts';
import { oneTooMany } from '../most-items.ts';
import { newProblems } from '../new-problems.ts';
import { positionsInOrder } from '../positions.ts';
import type { Problem } from '../problem.ts';
import { fileLimitProblems } from '../programme/file-limits.ts';
import { newItemId } from './new-ids.ts';
import { placeOfNew } from './place-of-new.ts';
import { uniqueBody } from './unique-body.ts';
import { type WorkingItem, workingItem } from './working-item.ts';
import { nextVersion, writeChanges } from './write-changes.ts';

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
  /** Items were added or removed in the meantime; these are the present ones, in order. */
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
   * Adds an item at the place of new ones, or changes it.
   *
   * @param seen the version that the author changed; null for a new item
   */
  put(draft: Draft, seen: number | null, author: string): Promise<PutOutcome> {
    return this.db.transaction().execute(async (db) => {
      const rows = await workingRows(db);
      return this.store(db, rows, draft, seen, author);
    });
  }

  /** Adds an item at the place of new ones, with an id that no other one ever had. */
  add(kind: KindName, body: unknown, author: string): Promise<PutOutcome> {
    return this.db.transaction().execute(async (db) => {
      const rows = await workingRows(db);
      return this.store(db, rows, { kind, id: await newItemId(db, kind, body, rows), body }, null, author);
    });
  }

  /** Adds a copy of an item at the place of new ones; what only one may say gets another ending. */
  duplicate(kind: KindName, id: string, author: string): Promise<PutOutcome> {
    return this.db.transaction().execute(async (db): Promise<PutOutcome> => {
      const rows = await workingRows(db);
      const [item] = itemsOf(rows.filter(isRowOf({ kind, id })));
      if (item === undefined) return conflict(null);
      const body = uniqueBody(item, itemsOf(rows.filter((row) => row.kind === kind)));
      return this.store(db, rows, { kind, id: await newItemId(db, kind, body, rows), body }, null, author);
    });
  }

  /** Removes an item, unless another one refers to it. */
  remove(kind: KindName, id: string, seen: number, author: string): Promise<RemoveOutcome> {
    return this.removeAll(kind, [{ id, version: seen }], author);
  }

  /** Removes several items of a kind, or none of them. */
  removeAll(
    kind: KindName,
    items: readonly { readonly id: string; readonly version: number }[],
    author: string,
  ): Promise<RemoveOutcome> {
    return this.db.transaction().execute(async (db): Promise<RemoveOutcome> => {
      const rows = await workingRows(db);
      const known = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row]));
      const removed = new Set<ContentItemTable>();
      for (const { id, version } of items) {
        const row = known.get(id) ?? null;
        if (row?.version !== version) return conflict(row);
        removed.add(row);
      }
      const problems = newProblems(
        rows,
        rows.filter((row) => !removed.has(row)),
      );
      if (problems.length > 0) return { outcome: 'invalid', problems };
      const changes = [...removed].map((before) => ({ before, after: null }));
      await writeChanges(db, changes, { author, at: this.now() });
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

  private async store(
    db: Database,
    rows: readonly ContentItemTable[],
    draft: Draft,
    seen: number | null,
    author: string,
  ): Promise<PutOutcome> {
    const checked = checkItem(draft);
    if (!checked.isGood) return { outcome: 'invalid', problems: checked.problems };
    const { item } = checked;
    const before = rows.find(isRowOf(item)) ?? null;
    if ((before?.version ?? null) !== seen) return conflict(before);
    const body = bodyText(item);
    if (before?.body === body) return { outcome: 'stored', item: workingItem(before) };
    if (before === null && rows.filter(({ kind }) => kind === item.kind).length >= MOST_ITEMS)
      return { outcome: 'invalid', problems: [oneTooMany(item.kind, item.id)] };
    const faults = [
      ...fileLimitProblems(item, before?.body ?? null),
      ...(await pictureProblems(db, [item], before === null ? [] : [before.body])),
    ];
    if (faults.length > 0) return { outcome: 'invalid', problems: faults };
    const at = this.now();
    const after: ContentItemTable = {
      kind: item.kind,
      id: item.id,
      position: before?.position ?? (await placeOfNew(db, item, rows)),
      body,
      version: await nextVersion(db),
      changed_at: at.toISOString(),
      author,
    };
    const problems = newProblems(rows, [...rows.filter((row) => row !== before), after]);
    if (problems.length > 0) return { outcome: 'invalid', problems };
    await writeChanges(db, [{ before, after }], { author, at });
    return { outcome: 'stored', item: workingItem(after) };
  }
}

const isRowOf = (item: { readonly kind: string; readonly id: string }) => (row: ContentItemTable) =>
  row.kind === item.kind && row.id === item.id;

const conflict = (row: ContentItemTable | null) => ({
  outcome: 'conflict' as const,
  current: row === null ? null : workingItem(row),
});
