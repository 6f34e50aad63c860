import type { ItemDifference } from '#core/desk/content.ts';
import { type Action, actionsOf, type Change, type ItemRow } from '../changes.ts';
import { itemTitle } from '../item-title.ts';
import { KIND_NAMES } from '../kinds/kinds.ts';
import { fieldDifferences } from './field-differences.ts';

const ORDER: readonly Action[] = ['add', 'change', 'move', 'remove'];

/** Returns each changed item with its title and its differences, kind by kind. */
export function itemDifferences(changes: readonly Change[]): ItemDifference[] {
  const kinds: readonly string[] = KIND_NAMES;
  const rank = ({ kind, action }: ItemDifference) =>
    kinds.indexOf(kind) * ORDER.length + ORDER.indexOf(action);
  return changes.flatMap(differenceOf).sort((one, other) => rank(one) - rank(other));
}

function differenceOf(change: Change): ItemDifference[] {
  const { before, after } = change;
  const row = after ?? before;
  const [action] = actionsOf(change);
  if (row === null || action === undefined) return [];
  const { kind, id } = row;
  const fields = fieldDifferences(bodyOf(before), bodyOf(after));
  return [{ kind, id, title: itemTitle(kind, id, bodyOf(row)), action, fields }];
}

const bodyOf = (row: ItemRow | null) =>
  row === null ? null : (JSON.parse(row.body) as Record<string, unknown>);
