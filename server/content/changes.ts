import { KIND_NAMES, type KindName } from './kinds/kinds.ts';

/** An item as tables have it. */
export interface ItemRow {
  readonly kind: string;
  readonly id: string;
  readonly position: number;
  /** As JSON. */
  readonly body: string;
}

/** An item before and after; null where it does not exist. */
export interface Change<Row extends ItemRow = ItemRow> {
  readonly before: Row | null;
  readonly after: Row | null;
}

export type Action = 'add' | 'change' | 'remove' | 'move';

/** Which items differ, by kind; kinds without a difference are left out. */
export interface KindDifference {
  readonly kind: KindName;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly moved: readonly string[];
  readonly removed: readonly string[];
}
export type Difference = readonly KindDifference[];

/** Compares two states of content, and returns every item that is not the same in both. */
export function changesBetween<Row extends ItemRow>(
  before: readonly Row[],
  after: readonly Row[],
): Change<Row>[] {
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const changes: Change<Row>[] = [];
  for (const row of after) {
    const change = { before: old.get(keyOf(row)) ?? null, after: row };
    if (actionsOf(change).length > 0) changes.push(change);
    old.delete(keyOf(row));
  }
  return [...changes, ...[...old.values()].map((row) => ({ before: row, after: null }))];
}

const keyOf = ({ kind, id }: ItemRow) => `${kind} ${id}`;

/** Returns what happens in a change; an item may change and move at once. */
export function actionsOf({ before, after }: Change): Action[] {
  if (before === null) return after === null ? [] : ['add'];
  if (after === null) return ['remove'];
  const actions: Action[] = before.body === after.body ? [] : ['change'];
  return before.position === after.position ? actions : [...actions, 'move'];
}

/** Counts changes as plain facts. */
export function differenceOf(changes: readonly Change[]): Difference {
  return KIND_NAMES.flatMap((kind) => {
    const own = changes.filter(({ before, after }) => (after ?? before)?.kind === kind);
    const idsOf = (action: Action) =>
      own
        .filter((change) => actionsOf(change)[0] === action)
        .map(({ before, after }) => (after ?? before)?.id ?? '');
    if (own.length === 0) return [];
    return [
      { kind, added: idsOf('add'), changed: idsOf('change'), moved: idsOf('move'), removed: idsOf('remove') },
    ];
  });
}
