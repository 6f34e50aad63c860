import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';
import { ask, urlOf } from './ask.ts';
import type { ProvidedPostgres } from './provided-postgres.ts';

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
  return makeDatabase(given, folder ?? randomUUID(), `template "${given.template}"`);
}

/** Returns a new database without any tables. */
export async function emptyDatabase(): Promise<PostgresSettings> {
  const given = inject('postgres');
  if (given === undefined) throw new Error('These tests have no PostgreSQL.');
  return makeDatabase(given, randomUUID(), '');
}

async function makeDatabase(
  { url, prefix }: ProvidedPostgres,
  key: string,
  how: string,
): Promise<PostgresSettings> {
  const name = prefix + createHash('sha1').update(key).digest('hex').slice(0, 20);
  await ask(url, `create database "${name}" ${how}`).catch((error: unknown) => {
    // Another server with this folder has made it.
    if (!(error instanceof pg.DatabaseError && EXISTS.includes(error.code ?? ''))) throw error;
  });
  return { url: urlOf(url, name), connections: 5 };
}

/** What a program has to have in its environment to use the same database as a server with this folder. */
export async function databaseEnv(folder: string): Promise<Record<string, string>> {
  const database = await databaseOf(folder);
  return database === null ? {} : { DATABASE_URL: database.url };
}
