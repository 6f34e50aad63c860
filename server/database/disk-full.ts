/** By SQLite's name and by the system's. PostgreSQL's own full disk is a `DatabaseAway`. */
const FULL = new Set<unknown>(['SQLITE_FULL', 'ENOSPC']);

/** Whether something was not stored because the disk has no room. What was stored before can still be read. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(error.code);
