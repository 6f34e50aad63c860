import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Clocks drift apart by milliseconds in this time, and a machine that slept is right again soon. */
const ASK_EVERY_MS = 60_000;
/** What took longer on its way says little about the moment. */
const LONGEST_WAY_MS = 2_000;

/** The time that all servers on a database share. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

/**
 * Returns the clock of PostgreSQL, which all servers on it share: they compare times that others have written, so one
 * whose own clock is wrong would delete what is still to be kept, or send what another one is sending. In between it goes
 * on by time that passes, whatever happens to the clock of this machine. With the embedded database the two are one.
 *
 * @throws DatabaseAway if it cannot be asked at the start
 */
export async function databaseClock(db: Database): Promise<DatabaseClock> {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    return { now: () => new Date(), stop: () => undefined };
  let ahead = await aheadOf(db);
  const timer = setInterval(() => {
    void aheadOf(db).then(
      (found) => {
        if (found.wayMs <= LONGEST_WAY_MS) ahead = found;
      },
      () => undefined,
    );
  }, ASK_EVERY_MS).unref();
  return {
    now: () => new Date(performance.now() + ahead.ms),
    stop: () => clearInterval(timer),
  };
}

/** How much its time is ahead of `performance.now()`. */
async function aheadOf(db: Database): Promise<{ readonly ms: number; readonly wayMs: number }> {
  const asked = performance.now();
  const { time } = await db
    .selectNoFrom(sql<number>`extract(epoch from clock_timestamp()) * 1000`.as('time'))
    .executeTakeFirstOrThrow();
  const answered = performance.now();
  return { ms: time - (asked + answered) / 2, wayMs: answered - asked };
}
