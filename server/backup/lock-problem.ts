import { existsSync } from 'node:fs';
import Libsql from 'libsql';

/** SQLite's errors for a file that is not a database, or is a damaged one. */
const NOT_A_DATABASE: readonly string[] = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/**
 * Returns why a database cannot be opened exclusively: `SQLITE_BUSY` if another process has it open, even an idle one.
 * Null if nobody uses it.
 */
export function lockProblem(file: string): string | null {
  if (!existsSync(file)) return null;
  const connection = new Libsql(file);
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
    connection.exec('ROLLBACK');
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return NOT_A_DATABASE.includes(code) ? null : code;
  } finally {
    connection.close();
  }
}
