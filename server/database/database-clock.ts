import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Clocks drift apart by milliseconds in this time, and a machine that slept is right again soon. */
const ASK_EVERY_MS = 60_000;
/** A reply that took longer says little about the present moment. */
const LONGEST_WAY_MS = 2_000;

/** The time that all servers on a database share. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

/**
 * Returns the clock of PostgreSQL, which all its servers share. They compare times that others have written, so a
 * server with a wrong clock would delete too early, or send what another server is sending. Between two queries it
 * advances by elapsed time, whatever happens to this machine's clock. With the embedded database, it is this machine's
 * clock.
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
