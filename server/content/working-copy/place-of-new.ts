import type { Database } from '../../database/tables.ts';
import type { ItemRow } from '../changes.ts';
import type { Item } from '../item.ts';
import { rulesOf } from '../kinds/kinds.ts';
import { endOf, startOf } from '../positions.ts';

/**
 * Returns the position of an item that is added: where it was when it was last published, else after all others of its
 * kind, or before them where the latest comes first.
 */
export async function placeOfNew(
  db: Database,
  { kind, id }: Pick<Item, 'kind' | 'id'>,
  rows: readonly ItemRow[],
): Promise<number> {
  const published = await db
    .selectFrom('content_item_version')
    .select('position')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('first_revision', 'desc')
    .executeTakeFirst();
  if (published !== undefined) return published.position;
  return rulesOf(kind).isLatestFirst === true ? startOf(kind, rows) : endOf(kind, rows);
}
