/** Enough for reading; of all that write, one does so at a time. */
const USUAL_CONNECTIONS = 10;
const ADDRESS = /^postgres(?:ql)?:\/\//;

/** A PostgreSQL that takes the place of the embedded database. */
export interface PostgresSettings {
  /** With the password, so it is never printed. */
  readonly url: string;
  /** How many connections this server may have open. */
  readonly connections: number;
}

/**
 * Reads from the environment which PostgreSQL to use; null for the embedded database.
 *
 * @throws Error in one sentence if it cannot be understood
 */
export function postgresSettings(env: Readonly<Record<string, string | undefined>>): PostgresSettings | null {
  const url = env.DATABASE_URL ?? '';
  if (url === '') return null;
  if (!ADDRESS.test(url) || !URL.canParse(url))
    throw new Error('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  const connections = Number(env.DATABASE_CONNECTIONS || USUAL_CONNECTIONS);
  if (!Number.isInteger(connections) || connections < 2)
    throw new Error('DATABASE_CONNECTIONS must be a whole number of at least 2.');
  return { url, connections };
}

/** Says which database it is, without user and password. */
export function databaseName({ url }: PostgresSettings): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
