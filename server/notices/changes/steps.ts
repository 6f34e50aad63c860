import type { Selectable } from 'kysely';
import type { NoticeChangeTable } from '../../database/notice-rows.ts';
import type { Database } from '../../database/tables.ts';

type Row = Selectable<NoticeChangeTable>;

/** What one revision changed about an event. All of it happened at once: two entries may have changed places. */
export interface Step {
  readonly revision: number;
  /** By the id before. */
  readonly onward: ReadonlyMap<string, Row>;
  /** What is new, or on the programme again, by its id. */
  readonly back: ReadonlyMap<string, Row>;
  readonly articles: readonly Row[];
}

/** Returns what revisions since one have changed about an event, one after the other. */
export async function stepsSince(db: Database, event: string, revision: number): Promise<Step[]> {
  const rows = await db
    .selectFrom('notice_change')
    .selectAll()
    .where('event', '=', event)
    .where('revision', '>', revision)
    .orderBy('number')
    .execute();
  const numbers = [...new Set(rows.map((row) => row.revision))];
  return numbers.map((number) => {
    const own = rows.filter((row) => row.revision === number);
    const entries = own.filter(({ kind }) => kind === 'entry');
    return {
      revision: number,
      onward: new Map(entries.flatMap((row) => (row.was === null ? [] : [[row.was, row] as const]))),
      back: new Map(entries.flatMap((row) => (row.was === null ? [[row.became ?? '', row] as const] : []))),
      articles: own.filter(({ kind }) => kind === 'article'),
    };
  });
}
