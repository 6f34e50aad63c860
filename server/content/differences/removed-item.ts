import type { Database } from '../../database/tables.ts';
import type { Draft } from '../item.ts';
import { isKindName } from '../kinds/kinds.ts';

/** Returns what the change with this number removed, out of the audit trail; null if it removed nothing. */
export async function removedItem(
  db: Database,
  number: number,
): Promise<(Draft & { readonly id: string }) | null> {
  const row = await db
    .selectFrom('content_change')
    .select(['kind', 'id', 'before'])
    .where('number', '=', number)
    .where('action', '=', 'remove')
    .executeTakeFirst();
  if (row === undefined || row.before === null || !isKindName(row.kind)) return null;
  return { kind: row.kind, id: row.id, body: JSON.parse(row.before) };
}
