import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

const MOST_KEPT = 300;
/** A longer one has a value for each row of a list, so hardly any other is like it. */
const LONGEST_KEPT_CHARS = 2_000;

/**
 * Keeps prepared statements, to prepare each once. Those that are dropped take memory outside of the heap until the
 * garbage collector happens to run, which it has little reason to: a server that is busy would grow by hundreds of
 * megabytes.
 */
export class KeptStatements implements SqliteDatabase {
  /** By their text, the last used at the end. */
  private readonly kept = new Map<string, SqliteStatement>();

  constructor(private readonly database: Database.Database) {}

  prepare(text: string): SqliteStatement {
    const known = this.kept.get(text);
    const statement = known ?? (this.database.prepare(text) as unknown as SqliteStatement);
    if (text.length > LONGEST_KEPT_CHARS) return statement;
    this.kept.delete(text);
    this.kept.set(text, statement);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return statement;
  }

  close(): void {
    this.kept.clear();
    this.database.close();
  }
}
