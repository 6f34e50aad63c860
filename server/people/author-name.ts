import type { Person } from '#core/desk/people.ts';
import type { Database } from '../database/tables.ts';

/** What the history calls somebody: the name, and the address as well while somebody else here has the same name. */
export async function authorName(db: Database, { id, name, email }: Person): Promise<string> {
  const namesake = await db
    .selectFrom('desk_person')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return namesake === undefined ? name : `${name} (${email})`;
}
