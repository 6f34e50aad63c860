import type { Kysely } from 'kysely';
import { sequenceAt } from '#core/calendar/sequence.ts';
import type { Session } from '#core/calendar/session.ts';
import type { MessageTables } from '../messages/message-database.ts';

/** A calendar says for this long that an entry is cancelled, so that every subscriber hears of it. */
export const CANCELLED_FOR_MS = 7 * 86_400_000;
/** Rows of one statement: SQLite allows 32,766 values. */
const MOST_ROWS = 1_000;

/** An entry as calendars have it since its last change. */
export interface PublishedSession {
  /** Its key among the entries of its event (`core/calendar/calendar-keys.ts`). */
  readonly key: string;
  readonly session: Session;
  /** Grows with every change. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly isCancelled: boolean;
}

type Row = MessageTables['calendar_session'];

/** What calendars of this server have said, so that a change or a removal is noticed also after a restart. */
export class CalendarMemory {
  constructor(private readonly db: Kysely<MessageTables>) {}

  /**
   * Notes the present schedule of an event, and returns all its entries with those removed within the last seven days.
   * An empty schedule removes nothing: no single answer is trusted with that (decision 22).
   *
   * @param sessions by key
   * @param now milliseconds since 1970
   */
  async publish(
    eventPath: string,
    sessions: ReadonlyMap<string, Session>,
    now: number,
  ): Promise<PublishedSession[]> {
    return this.db.transaction().execute(async (db) => {
      const known = await db
        .selectFrom('calendar_session')
        .selectAll()
        .where('event_path', '=', eventPath)
        .execute();
      const next = nextRows(eventPath, sessions, known, now);
      const before = new Map(known.map((row) => [row.key, row]));
      const changed = next.filter((row) => before.get(row.key)?.sequence !== row.sequence);
      for (let from = 0; from < changed.length; from += MOST_ROWS) {
        await db
          .insertInto('calendar_session')
          .values(changed.slice(from, from + MOST_ROWS))
          .onConflict((conflict) =>
            conflict.columns(['event_path', 'key']).doUpdateSet(({ ref }) => ({
              session: ref('excluded.session'),
              sequence: ref('excluded.sequence'),
              changed_at: ref('excluded.changed_at'),
              is_removed: ref('excluded.is_removed'),
            })),
          )
          .execute();
      }
      const kept = new Set(next.map(({ key }) => key));
      if (known.some(({ key }) => !kept.has(key))) {
        await db
          .deleteFrom('calendar_session')
          .where('event_path', '=', eventPath)
          .where('is_removed', '=', 1)
          .where('changed_at', '<=', now - CANCELLED_FOR_MS)
          .execute();
      }
      return next.map((row) => ({
        key: row.key,
        session: JSON.parse(row.session) as Session,
        sequence: row.sequence,
        changedAt: row.changed_at,
        isCancelled: row.is_removed === 1,
      }));
    });
  }
}

/** Returns the rows of an event from now on, with those it had before as far as they are not forgotten. */
function nextRows(
  eventPath: string,
  sessions: ReadonlyMap<string, Session>,
  known: readonly Row[],
  now: number,
): Row[] {
  const before = new Map(known.map((row) => [row.key, row]));
  const rowOf = (key: string, session: string, is_removed: 0 | 1): Row => {
    const row = before.get(key);
    if (row?.session === session && row.is_removed === is_removed) return row;
    const sequence = Math.max(sequenceAt(now), (row?.sequence ?? -1) + 1);
    return { event_path: eventPath, key, session, sequence, changed_at: now, is_removed };
  };
  const present = [...sessions].map(([key, session]) => rowOf(key, JSON.stringify(session), 0));
  const others = known
    .filter(({ key }) => !sessions.has(key))
    .filter((row) => row.is_removed === 0 || row.changed_at > now - CANCELLED_FOR_MS);
  if (sessions.size === 0) return others;
  return [...present, ...others.map(({ key, session }) => rowOf(key, session, 1))];
}
