import pg from 'pg';

/** Asks a PostgreSQL one thing. */
export async function ask(url: string, text: string, values: readonly string[] = []) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** The address of another database of the same PostgreSQL. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
