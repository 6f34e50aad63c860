import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { LONGEST_WAIT_MS } from '../when-free.ts';
import type { Connection, ConnectionPool } from './connection-pool.ts';
import { DatabaseAway } from './database-away.ts';
import { Turns } from './turns.ts';

/** Any number; all servers on a database have the same. */
const WRITERS_LOCK = 4_120_310_510;
/** How long a round trip may take for a statement that itself takes no time. */
const WAY_LIMIT_MS = 2_000;

/**
 * Other isolation levels would hide what others wrote while this one waited. The lock ends with the transaction. A
 * writer blocks all others, so each statement and each pause between two has a limit, but a whole transaction, such as
 * an import, has none. PostgreSQL enforces the limits: this server may be gone.
 */
const begin = (waitMs: number, stepMs: number) => `
  begin isolation level read committed;
  set local lock_timeout = ${waitMs};
  set local statement_timeout = ${stepMs};
  set local idle_in_transaction_session_timeout = ${stepMs};
  select pg_advisory_xact_lock(${WRITERS_LOCK});
`;

/**
 * Lets one writer write at a time, as the embedded database does: every transaction, and every write statement outside
 * of one, takes the same lock at its start. So nothing that a transaction has read is stale when it writes, no two
 * transactions end in a deadlock, and rows are numbered in the order in which they are committed. Reads never wait.
 */
export class OneWriterDriver implements Driver {
  private readonly turns = new Turns();

  constructor(private readonly pool: ConnectionPool) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LazyConnection(this.pool, this.turns);
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return lazy(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return lazy(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return lazy(connection).rollBack();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    lazy(connection).release();
  }

  destroy(): Promise<void> {
    return this.pool.close();
  }
}

/**
 * Takes a connection only with its first statement, so that writers who wait for their turn leave the connections to
 * readers.
 */
class LazyConnection implements DatabaseConnection {
  private connection: Connection | null = null;
  private endTurn: (() => void) | null = null;
  private isSpoilt = false;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly turns: Turns,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.endTurn !== null || query.query.kind === 'SelectQueryNode') return this.ask<Row>(query);
    await this.begin();
    try {
      const result = await this.ask<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read at once.');
  }

  async begin(): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    this.endTurn = await this.turns.take(LONGEST_WAIT_MS).catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    try {
      const connection = await this.open();
      // Time spent waiting here counts towards the limit; zero would mean no limit.
      const waitMs = Math.max(1, Math.ceil(end - performance.now()));
      await connection.ask(begin(waitMs, this.pool.limitMs), [], waitMs + WAY_LIMIT_MS);
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  async commit(): Promise<void> {
    const { command } = await (await this.open()).ask('commit');
    // PostgreSQL rolls back a transaction in which a statement has failed, even on `commit`.
    if (command !== 'COMMIT') throw new Error('The transaction was not committed: a statement in it failed.');
    this.leave();
  }

  /**
   * Never fails: a connection that breaks here is not used again, and PostgreSQL rolls back what was not committed. A
   * connection that is already broken is not asked, since others would wait for its answer.
   */
  async rollBack(): Promise<void> {
    if (this.endTurn === null) return;
    if (this.connection?.isBroken === false)
      await this.connection.ask('rollback', [], WAY_LIMIT_MS).catch(() => {
        this.isSpoilt = true;
      });
    if (this.connection?.isBroken === true) this.release();
    this.leave();
  }

  release(): void {
    this.connection?.release(this.isSpoilt);
    this.connection = null;
  }

  private leave(): void {
    this.endTurn?.();
    this.endTurn = null;
  }

  private async open(): Promise<Connection> {
    this.connection ??= await this.pool.connect();
    return this.connection;
  }

  private async ask<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await (await this.open()).ask(sql, parameters);
    const isChange = ['INSERT', 'UPDATE', 'DELETE'].includes(command);
    return { rows: rows ?? [], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }
}

const lazy = (connection: DatabaseConnection) => connection as LazyConnection;
