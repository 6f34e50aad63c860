import type { Database } from '../database/tables.ts';

/** How far the audit trail goes: grows with each change of the working copy and with each publication. */
export async function latestChange(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('content_change')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** `outdated`: somebody has changed something since, so nothing was done. */
export interface Outdated {
  readonly outcome: 'outdated';
}

/**
 * Does something in one transaction, unless there are changes that the person has not seen.
 *
 * @param seen how far the audit trail went when they looked; null: they did not, so it is done
 */
export function unlessOutdated<Outcome>(
  db: Database,
  seen: number | null,
  work: (db: Database) => Promise<Outcome>,
): Promise<Outcome | Outdated> {
  return db.transaction().execute(async (db): Promise<Outcome | Outdated> => {
    if (seen !== null && (await latestChange(db)) !== seen) return { outcome: 'outdated' };
    return work(db);
  });
}
