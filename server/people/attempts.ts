import type { Database, DeskAttemptTable } from '../database/tables.ts';
import { hashOf } from './secret.ts';

/** How failed attempts are slowed down: after some that are free, each makes the next wait twice as long. */
export interface SlowDown {
  readonly free: number;
  readonly firstWaitS: number;
  readonly longestWaitS: number;
}

/** What attempts are counted for: an account, or an address they come from. */
export interface Counted {
  readonly key: string;
  readonly slowDown: SlowDown;
}

/** Without a further attempt, failed ones are forgotten after this time. */
const REMEMBERED_MS = 3_600_000;

/**
 * Counts failed attempts in the database, so that a restart forgets none of them. Keys are stored as hashes: nobody
 * needs to read addresses there.
 */
export class Attempts {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * Counts an attempt as failed before it is made: of many at once, none slips through. Returns 0 if it may be made, or
   * the seconds to wait, and then it is not counted.
   *
   * Whoever has to wait is told so without a transaction: anybody may ask as often as they like, and each one that writes
   * takes a turn from visitors who send messages.
   */
  async begin(counted: readonly Counted[]): Promise<number> {
    const { waitS } = await this.look(this.db, counted);
    return waitS > 0 ? waitS : this.count(counted);
  }

  /** Looks again, since others may have been counted meanwhile. */
  private count(counted: readonly Counted[]): Promise<number> {
    return this.db.transaction().execute(async (db) => {
      const { rows, waitS, now } = await this.look(db, counted);
      if (waitS > 0) return waitS;
      await db
        .deleteFrom('desk_attempt')
        .where('last_at', '<=', inText(now - REMEMBERED_MS))
        .execute();
      for (const { key, slowDown } of counted) {
        const count = (rows.find((row) => row.key_hash === hashOf(key))?.count ?? 0) + 1;
        const heldUntil = inText(now + waitAfter(count, slowDown) * 1000);
        await write(db, { key_hash: hashOf(key), count, last_at: inText(now), held_until: heldUntil });
      }
      return 0;
    });
  }

  /** What is known of them, and how many seconds they have to wait. */
  private async look(db: Database, counted: readonly Counted[]) {
    const now = this.now().getTime();
    const keys = counted.map(({ key }) => hashOf(key));
    const rows = await db
      .selectFrom('desk_attempt')
      .selectAll()
      .where('key_hash', 'in', keys)
      .where('last_at', '>', inText(now - REMEMBERED_MS))
      .execute();
    const waitMs = Math.max(0, ...rows.map(({ held_until }) => Date.parse(held_until) - now));
    return { rows, now, waitS: Math.ceil(waitMs / 1000) };
  }

  /** Takes back what `begin` has counted: the attempt was none, or it did not fail. */
  takeBack(counted: readonly Counted[]): Promise<void> {
    return this.db.transaction().execute(async (db) => {
      const keys = counted.map(({ key }) => hashOf(key));
      await db.deleteFrom('desk_attempt').where('key_hash', 'in', keys).where('count', '<=', 1).execute();
      await db
        .updateTable('desk_attempt')
        .set((row) => ({ count: row('count', '-', 1), held_until: row.ref('last_at') }))
        .where('key_hash', 'in', keys)
        .execute();
    });
  }

  /** Forgets the failed attempts of one account. */
  async forget({ key }: Counted): Promise<void> {
    await this.db.deleteFrom('desk_attempt').where('key_hash', '=', hashOf(key)).execute();
  }
}

const inText = (ms: number) => new Date(ms).toISOString();

function waitAfter(count: number, { free, firstWaitS, longestWaitS }: SlowDown): number {
  return count < free ? 0 : Math.min(longestWaitS, firstWaitS * 2 ** (count - free));
}

async function write(db: Database, row: DeskAttemptTable): Promise<void> {
  const { key_hash: _, ...values } = row;
  await db
    .insertInto('desk_attempt')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(values))
    .execute();
}
