import {
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type QueryCompiler,
} from 'kysely';
import { ANSWER_LIMIT_MS, ConnectionPool } from './connection-pool.ts';
import { OneWriterDriver } from './one-writer-driver.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { PostgresWords } from './postgres-words.ts';

/** PostgreSQL, with everything that the stores expect of the embedded database. */
export class OneWriterDialect extends PostgresDialect {
  /** @param limitMs how long a statement may take */
  constructor(
    private readonly settings: PostgresSettings,
    private readonly limitMs = ANSWER_LIMIT_MS,
  ) {
    super({
      pool: () => {
        throw new Error('The driver below has connections of its own.');
      },
    });
  }

  override createDriver(): Driver {
    return new OneWriterDriver(new ConnectionPool(this.settings, this.limitMs));
  }

  override createQueryCompiler(): QueryCompiler {
    return new PostgresWords();
  }

  override createAdapter(): DialectAdapter {
    return new Adapter();
  }
}

/** A migration is a transaction, so it has the writers' lock already. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
