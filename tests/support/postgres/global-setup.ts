import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from './start-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases for tests can be made; undefined where tests have the embedded one. */
    readonly postgres?: { readonly url: string; readonly prefix: string };
  }
}

/**
 * Finds a PostgreSQL for all tests of a run: one that is running, named by TEST_DATABASE_URL, whose user may make
 * databases; or else one that is started here.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const prefix = `site_test_${process.pid}_`;
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: () => dropDatabases(given, prefix) } : await startCluster();
  provide('postgres', { url: cluster.url, prefix });
  return () => cluster.stop();
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
