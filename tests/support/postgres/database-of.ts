import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';

/** Whether the tests of this project have PostgreSQL. */
export const isOnPostgres = (): boolean => inject('postgres') !== undefined;

const EXISTS = ['42P04', '23505'];

/**
 * Returns the PostgreSQL database that a server with this folder has, and makes it if need be; for null a new one. Null
 * where tests have the embedded one.
 */
export async function databaseOf(folder: string | null): Promise<PostgresSettings | null> {
  const given = inject('postgres');
  if (given === undefined) return null;
  const name = given.prefix + createHash('sha1').update(folder ?? randomUUID()).digest('hex').slice(0, 20);
  const client = new pg.Client(given.url);
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
  } catch (error) {
    // Another server with this folder has made it.
    if (!(error instanceof pg.DatabaseError && EXISTS.includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
  const url = new URL(given.url);
  url.pathname = `/${name}`;
  return { url: url.href, connections: 5 };
}

/** What a program has to have in its environment to use the same database. */
export async function databaseEnv(folder: string): Promise<Record<string, string>> {
  const database = await databaseOf(folder);
  return database === null ? {} : { DATABASE_URL: database.url };
}
