import pg from 'pg';
import { breaksConnection, DatabaseAway, isPassing } from './database-away.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/** A database that has not accepted a connection by then counts as away. */
const CONNECT_LIMIT_MS = 5_000;
/** Longer than the slowest statement. Without a limit, a connection lost unnoticed would never answer. */
export const ANSWER_LIMIT_MS = 10_000;
/** For this long after a failure, others fail at once instead of waiting for the same failure. */
const LEFT_ALONE_MS = 1_000;
const INT8 = 20;
const NUMERIC = 1_700;

/** Counts and sums become numbers. None of them is too large for a number to hold exactly. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;

/** One connection, for as long as it is taken. */
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
  /** When an open connection last failed. Others from before that moment may be dead as well. */
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
          // An error that PostgreSQL itself reports on one connection says nothing about the others.
          if (!(error instanceof pg.DatabaseError)) lose();
          throw new DatabaseAway(error);
        }
      },
      release: (isSpoilt) => client.release(isBroken || isSpoilt),
    };
  }

  /** Discards connections that have not answered since the last loss: each may be dead and would cost a wait. */
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

/** A PostgreSQL text can hold every character but NUL. Browsers replace NUL by the same character. */
function heldValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(heldValue) : value;
}
