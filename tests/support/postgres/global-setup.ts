import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../server/database/postgres/open-postgres.ts';
import { ask, urlOf } from './ask.ts';
import type { ProvidedPostgres } from './provided-postgres.ts';
import { startCluster } from './start-cluster.ts';

/**
 * Finds a PostgreSQL for all tests of a run: one that is running, named by TEST_DATABASE_URL, whose user may make
 * databases; or else one that is started here.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const prefix = `site_test_${process.pid}_`;
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: () => dropDatabases(given, prefix) } : await startCluster();
  try {
    provide('postgres', await provided(cluster.url, prefix));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}

async function provided(url: string, prefix: string): Promise<ProvidedPostgres> {
  const template = `${prefix}template`;
  await ask(url, `create database ${template}`);
  const migrated = await openPostgres({ url: urlOf(url, template), connections: 2 });
  await migrated.destroy();
  return { url, prefix, template };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const rows = await ask(url, 'select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await ask(url, `drop database "${datname}" with (force)`);
}
