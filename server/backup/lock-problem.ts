import { existsSync } from 'node:fs';
import Libsql from 'libsql';

/** Of files that are no database, or not any more. */
const NOBODYS: readonly string[] = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/**
 * Returns why a database cannot be had for oneself: `SQLITE_BUSY` if another process has it open, also one that does
 * nothing at the moment. Null if nobody uses it.
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
    return NOBODYS.includes(code) ? null : code;
  } finally {
    connection.close();
  }
}
