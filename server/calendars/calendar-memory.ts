import { sequenceAt } from '#core/calendar/sequence.ts';
import type { Session } from '#core/calendar/session.ts';
import { sessionChanges } from '#core/calendar/session-changes.ts';
import { inParts } from '../database/in-parts.ts';
import type { CalendarSessionTable, Database } from '../database/tables.ts';
import { latestChanges, noteChanges } from './change-memory.ts';
import type { NotedChange } from './merge-changes.ts';
import { PartialAnswers } from './partial-answers.ts';
import { readRemembered, writeRemembered } from './remembered-session.ts';

/** A calendar says for this long that an entry is cancelled, so that every subscriber hears of it. */
export const CANCELLED_FOR_MS = 7 * 86_400_000;

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
  /** It is cancelled at its last known time only because its time is now to be announced. */
  readonly isTimeOpen: boolean;
}

type Row = CalendarSessionTable;

/** What the calendars of this server have said, so that a change or a removal is noticed even after a restart. */
export class CalendarMemory {
  private readonly partial: PartialAnswers;

  /** @param zone IANA zone of times without one */
  constructor(
    private readonly db: Database,
    private readonly zone: string,
  ) {
    this.partial = new PartialAnswers(zone);
  }

  /**
   * Notes the present schedule of an event and what has changed on it, and returns all its entries with those removed
   * within the last seven days. An empty schedule removes nothing, and one that lacks most of what was there changes
   * nothing before another one confirms it: no single answer is trusted with that (record 22).
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
      const before = new Map(known.map((row) => [row.key, row]));
      const there = known.filter(({ is_removed }) => is_removed === 0);
      const present = new Map(there.map((row) => [row.key, sessionIn(row)]));
      const isEmpty = sessions.size === 0;
      if (!isEmpty && this.partial.isDoubted(eventPath, present, sessions, now)) {
        return stillTold(known, now).map((row) => published(row, now));
      }
      const next = isEmpty ? stillTold(known, now) : nextRows(eventPath, sessions, known, this.zone, now);
      const changed = next.filter((row) => before.get(row.key)?.sequence !== row.sequence);
      // The first schedule of an event is no change.
      if (changed.length > 0 && present.size > 0 && !isEmpty) {
        const schedule = [...sessions.values()];
        const changes = sessionChanges([...present.values()], schedule, this.zone, now);
        await noteChanges(db, eventPath, { changes, schedule }, this.zone, now);
      }
      for (const rows of inParts(changed)) {
        await db
          .insertInto('calendar_session')
          .values(rows)
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
      return next.map((row) => published(row, now));
    });
  }

  /**
   * Returns the latest changes of an event's schedule, as far as this server has noticed them; the last one first.
   *
   * @param now milliseconds since 1970
   */
  changes(eventPath: string, now: number): Promise<NotedChange[]> {
    return latestChanges(this.db, eventPath, now);
  }
}

const sessionIn = ({ session }: Row) => readRemembered(session).session;

const isLately = ({ changed_at }: Row, now: number) => changed_at > now - CANCELLED_FOR_MS;

/** Returns the rows that calendars get if nothing has changed. */
const stillTold = (known: readonly Row[], now: number) =>
  known.filter((row) => row.is_removed === 0 || isLately(row, now));

function published(row: Row, now: number): PublishedSession {
  const { session, lastKnown } = readRemembered(row.session);
  const isTold = lastKnown !== null && isLately(row, now);
  return {
    key: row.key,
    session: isTold ? { ...session, ...lastKnown } : session,
    sequence: row.sequence,
    changedAt: row.changed_at,
    isCancelled: row.is_removed === 1 || isTold,
    isTimeOpen: row.is_removed === 0 && isTold,
  };
}

/** Returns the rows of an event from now on, with those it had before as far as they are not forgotten. */
function nextRows(
  eventPath: string,
  sessions: ReadonlyMap<string, Session>,
  known: readonly Row[],
  zone: string,
  now: number,
): Row[] {
  const before = new Map(known.map((row) => [row.key, row]));
  const rowOf = (key: string, session: string, is_removed: 0 | 1): Row => {
    const row = before.get(key);
    if (row?.session === session && row.is_removed === is_removed) return row;
    const sequence = Math.max(sequenceAt(now), (row?.sequence ?? -1) + 1);
    return { event_path: eventPath, key, session, sequence, changed_at: now, is_removed };
  };
  const present = [...sessions].map(([key, session]) =>
    rowOf(key, writeRemembered(session, before.get(key)?.session, zone), 0),
  );
  const others = stillTold(known, now).filter(({ key }) => !sessions.has(key));
  return [...present, ...others.map(({ key, session }) => rowOf(key, session, 1))];
}
