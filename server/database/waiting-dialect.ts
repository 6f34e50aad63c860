import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import type Database from 'libsql';
import { KeptStatements } from './kept-statements.ts';
import { LONGEST_WAIT_MS, whenFree } from './when-free.ts';

/** As with PostgreSQL. */
const LEFT_ALONE_MS = 1_000;

/**
 * A transaction takes the lock for writing at its start, so that nothing it has read is old when it writes, and waits
 * for it without blocking the process: the transaction it waits for may be in the same one.
 */
class WaitingDriver extends SqliteDriver {
  /** Called after a wait that failed. */
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly database: Database.Database) {
    super({ database: new KeptStatements(database) });
  }

  /** After a wait has failed, those queued behind it try only once. Otherwise each would wait as long again. */
  override async beginTransaction(): Promise<void> {
    const isLeftAlone = performance.now() - this.failedAt < LEFT_ALONE_MS;
    await whenFree(() => this.begin(), isLeftAlone ? 0 : LONGEST_WAIT_MS).catch((error: unknown) => {
      if (!isLeftAlone) this.failedAt = performance.now();
      throw error;
    });
  }

  private begin(): void {
    this.database.pragma('busy_timeout = 0');
    try {
      this.database.exec('BEGIN IMMEDIATE');
    } finally {
      this.database.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
    }
  }

  /** A kept statement stays open if it fails, and then this connection could never write again. */
  override async commitTransaction(): Promise<void> {
    this.database.exec('COMMIT');
  }

  /** On a full disk SQLite has already rolled back. An error about that would hide the original one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class WaitingDialect extends SqliteDialect {
  constructor(private readonly database: Database.Database) {
    super({ database });
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.database);
  }
}
