import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import type Database from 'libsql';
import { KeptStatements } from './kept-statements.ts';
import { LONGEST_WAIT_MS, whenFree } from './when-free.ts';

/**
 * A transaction takes the lock for writing at its start, so that nothing it has read is old when it writes, and waits
 * for it without blocking the process: the transaction it waits for may be in the same one.
 */
class WaitingDriver extends SqliteDriver {
  constructor(private readonly database: Database.Database) {
    super({ database: new KeptStatements(database) });
  }

  override beginTransaction(): Promise<void> {
    return whenFree(() => {
      this.database.pragma('busy_timeout = 0');
      try {
        this.database.exec('BEGIN IMMEDIATE');
      } finally {
        this.database.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
      }
    });
  }

  /** On a full disk SQLite has done it already; another failure would hide the one that says so. */
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
