import type { Database } from '../../database/tables.ts';

/** Returns the events that anybody follows: one step in the index for each, however many devices there are. */
export async function followedEvents(db: Database): Promise<string[]> {
  const events: string[] = [];
  for (;;) {
    const { next } = await db
      .selectFrom('notice_follow')
      .select(({ fn }) => fn.min('event').as('next'))
      .where('event', '>', events.at(-1) ?? '')
      .executeTakeFirstOrThrow();
    if (next === null) return events;
    events.push(next);
  }
}
