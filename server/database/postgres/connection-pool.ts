import pg from 'pg';
import { breaksConnection, DatabaseAway, isPassing } from './database-away.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/** A database that does not let one in by then is away. */
const CONNECT_LIMIT_MS = 5_000;
/** Longer than the slowest statement; after an unnoticed loss of the connection no answer would ever come. */
export const ANSWER_LIMIT_MS = 10_000;
/** After a failure, others do not wait for the same one. */
const LEFT_ALONE_MS = 1_000;
const INT8 = 20;
const NUMERIC = 1_700;

/** Counts and sums are numbers here, none of them beyond what a number holds exactly. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;

/** What is said on one connection. */
export interface Connection {
  /** Whether it has failed. It is not used again: a query would wait in vain. */
  readonly isBroken: boolean;
  /**
   * @param limitMs how long it may take, if not as long as usual
   * @throws DatabaseAway if it could not be asked
   */
  ask(text: string, values?: readonly unknown[], limitMs?: number): Promise<pg.QueryResult>;
  /** @param isSpoilt whether it must not be reused */
  release(isSpoilt: boolean): void;
}

/** The connections of this server. One that broke is replaced, so a database that comes back is used again. */
export class ConnectionPool {
  private readonly pool: pg.Pool;
  private leftAloneUntil = 0;
  private lastFailure: unknown = null;
  /** When a connection that had been there failed: others from before may have lost the same way. */
  private lossAt = 0;
  private readonly lastHeardAt = new WeakMap<pg.PoolClient, number>();

  /** @param limitMs how long a statement may take */
  constructor(
    { url, connections }: PostgresSettings,
    readonly limitMs: number,
  ) {
    this.pool = new pg.Pool({
      ...{ connectionString: url, max: connections, types, keepAlive: true },
      ...{ connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: limitMs },
    });
    // Statements report the end of their connection; without a listener the process would end.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @throws DatabaseAway */
  async connect(): Promise<Connection> {
    if (performance.now() < this.leftAloneUntil) throw new DatabaseAway(this.lastFailure);
    const client = await this.take();
    const heard = () => this.lastHeardAt.set(client, performance.now());
    const lose = () => {
      this.lossAt = performance.now();
    };
    let isBroken = false;
    return {
      get isBroken() {
        return isBroken;
      },
      ask: async (text, values = [], limitMs = this.limitMs) => {
        try {
          const asked = { text, values: values.map(heldValue), query_timeout: limitMs };
          const result = await client.query(asked);
          heard();
          return result;
        } catch (error) {
          if (!isPassing(error)) throw error;
          isBroken = breaksConnection(error);
          // What PostgreSQL says of one connection says nothing of the others.
          if (!(error instanceof pg.DatabaseError)) lose();
          throw new DatabaseAway(error);
        }
      },
      release: (isSpoilt) => client.release(isBroken || isSpoilt),
    };
  }

  /** Those that were heard of before the last loss only are thrown away: each would have to be waited for. */
  private async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect().catch((error: unknown) => {
        this.lastFailure = error;
        this.leftAloneUntil = performance.now() + LEFT_ALONE_MS;
        throw new DatabaseAway(error);
      });
      const heardAt = this.lastHeardAt.get(client);
      if (heardAt === undefined || heardAt > this.lossAt) return client;
      client.release(true);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** A text of PostgreSQL's holds every character but NUL. What shows pages puts the same in its place. */
function heldValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(heldValue) : value;
}
