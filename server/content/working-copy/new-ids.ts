import { isRecord } from '#core/contract/envelope.ts';
import type { Database } from '../../database/tables.ts';
import type { ItemRow } from '../changes.ts';
import { isItemId } from '../check-item.ts';
import type { KindName } from '../kinds/kinds.ts';

const LONGEST_PREFIX = 80;

/** What the ids of new items of a kind begin with: entries of a schedule are numbered by their event. */
export function idPrefix(kind: KindName, body: unknown): string {
  const event = kind === 'scheduleEntry' && isRecord(body) ? body.event : undefined;
  const name = typeof event === 'string' && isItemId(event.trim()) ? event.trim() : kind.toLowerCase();
  return `${name.slice(0, LONGEST_PREFIX)}-`;
}

/**
 * Returns what gives each new item of a kind the next number, one that no item has ever had.
 *
 * @param reserved ids that are not to be given
 */
export async function newIds(
  db: Database,
  kind: KindName,
  prefix: string,
  reserved: ReadonlySet<string>,
): Promise<() => string> {
  const used = await db
    .selectFrom('content_change')
    .select('id')
    .distinct()
    .where('kind', '=', kind)
    .execute();
  const numbers = used.map(({ id }) =>
    id.startsWith(prefix) && /^\d{1,9}$/.test(id.slice(prefix.length)) ? Number(id.slice(prefix.length)) : 0,
  );
  let last = numbers.reduce((one, other) => Math.max(one, other), 0);
  return () => {
    do last += 1;
    while (reserved.has(`${prefix}${last}`));
    return `${prefix}${last}`;
  };
}

/** Returns the id of one new item. */
export async function newItemId(
  db: Database,
  kind: KindName,
  body: unknown,
  rows: readonly ItemRow[],
): Promise<string> {
  const taken = new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return (await newIds(db, kind, idPrefix(kind, body), taken))();
}
