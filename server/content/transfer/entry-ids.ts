import { createHash } from 'node:crypto';
import type { Database } from '../../database/tables.ts';
import { isItemId } from '../check-item.ts';

const DIGEST_SIGNS = 20;
const LONGEST_PREFIX = 80;

/**
 * Returns the id of a file as content can have it. Calendars allow more in one than content does; the same one always
 * becomes the same, so the next import of the file finds its entry.
 */
export function contentId(id: string): string {
  if (isItemId(id)) return id;
  return `file-${createHash('sha256').update(id).digest('hex').slice(0, DIGEST_SIGNS)}`;
}

/**
 * Returns what gives each new entry of an event the next number, one that no entry has ever had.
 *
 * @param reserved ids that are not to be given
 */
export async function newEntryIds(
  db: Database,
  event: string,
  reserved: ReadonlySet<string>,
): Promise<() => string> {
  const prefix = `${event.slice(0, LONGEST_PREFIX)}-`;
  const used = await db
    .selectFrom('content_change')
    .select('id')
    .distinct()
    .where('kind', '=', 'scheduleEntry')
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
