/** The database is not available at the moment. Nothing was written; the caller may try again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly statusCode = 503;
  /** What PostgreSQL or Node calls it; undefined if neither does. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(`The database is away (${reasonOf(cause)}).`, { cause });
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  }
}

/**
 * PostgreSQL's codes for: connection lost or refused, too many connections, server stopping or starting, replaced by a
 * read-only server, waited too long for other writers, statement or transaction took too long.
 */
const PASSING = /^(?:08...|53...|57014|57P0[1-5]|25006|25P0[34]|55P03)$/;
/** The connection survives these: only the statement has failed. */
const OF_A_STATEMENT = /^(?:57014|55P03)$/;
/** Node's codes. */
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** The client library has no codes for these. */
const SENTENCES =
  /Connection terminated|Query read timeout|not queryable|connection error|Client was closed/i;

/** Whether a statement failed only because the database could not be reached. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return PASSING.test(code) || NETWORK.test(code) || SENTENCES.test(error.message);
}

/** Whether a connection cannot be used again after a passing error. */
export function breaksConnection(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error && OF_A_STATEMENT.test(String(error.code)));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code || error.message;
}
