import { existsSync } from 'node:fs';
import Libsql from 'libsql';

/** Whether another process has a database open, also one that does nothing at the moment. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new Libsql(file);
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
    connection.exec('ROLLBACK');
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return true;
    // What is no database is used by nobody.
    return false;
  } finally {
    connection.close();
  }
}
