import type { Person } from '#core/desk/people.ts';
import type { Database } from '../database/tables.ts';

/** A person's name in the history, with the address while somebody else has the same name. */
export async function authorName(db: Database, { id, name, email }: Person): Promise<string> {
  const namesake = await db
    .selectFrom('desk_person')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return namesake === undefined ? name : `${name} (${email})`;
}
