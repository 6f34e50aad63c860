import { onTestFinished } from 'vitest';
import { openPostgres } from '../../server/database/postgres/open-postgres.ts';
import type { PostgresSettings } from '../../server/database/postgres/postgres-settings.ts';
import { lineTo } from '../support/postgres/line-to.ts';
import { Readers } from './readers.ts';
import { Server } from './server.ts';

const NAMES = ['server 1', 'server 2', 'server 3'];

/** Starts three servers on one database for a single test, each with a line of its own, and a way there beside them. */
export async function threeServers(postgres: PostgresSettings) {
  const db = await openPostgres(postgres);
  onTestFinished(() => db.destroy());
  const lines = await Promise.all(NAMES.map(() => lineTo(postgres)));
  const servers: Server[] = [];
  for (const [index, name] of NAMES.entries())
    servers.push(await Server.start(name, { DATABASE_URL: lines[index]?.settings.url ?? '' }));
  return { db, lines, servers, readers: new Readers(servers) };
}
