import type { ContentItemTable } from '../../database/tables.ts';
import type { Item } from '../item.ts';
import { itemsOf } from '../item-rows.ts';

/** An item of the working copy with its last change. */
export interface WorkingItem extends Item {
  /** Incremented by every change; a change names the version it is based on. */
  readonly version: number;
  readonly changedAt: string;
  readonly author: string;
}

/** Returns what a row of the working copy says. */
export function workingItem(row: ContentItemTable): WorkingItem {
  const [item] = itemsOf([row]);
  if (item === undefined) throw new Error(`"${row.kind}" is no kind of content.`);
  return { ...item, version: row.version, changedAt: row.changed_at, author: row.author };
}
