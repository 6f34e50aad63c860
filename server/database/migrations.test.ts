import { Kysely, Migrator } from 'kysely';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';
import { WaitingDialect } from './waiting-dialect.ts';

/** What a server of the version before, which goes on beside a newer one for a while, could not work without. */
const TAKES_AWAY = /\bdrop (?:table|column)\b|\brename\b|\balter column\b/i;

it('OPS-13 no migration takes anything away from a server of the version before', async () => {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new WaitingDialect(new Libsql(':memory:')),
    log: ({ query }) => void statements.push(query.sql),
  });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(statements.length).toBeGreaterThan(Object.keys(migrations).length);
  expect(statements.filter((statement) => TAKES_AWAY.test(statement))).toEqual([]);
});
