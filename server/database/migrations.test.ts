import { Kysely, type Migration, Migrator, sql } from 'kysely';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';
import { WaitingDialect } from './waiting-dialect.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** What a server of the version before, which goes on beside a newer one for a while, could not work without. */
const TAKES_AWAY = /\bdrop (?:table|column|index|trigger)\b|\brename\b|\balter column\b/i;
const NEW_TABLE = /^\s*create (?:virtual )?table (?:if not exists )?"?(\w+)/i;
/** What may refuse or change what that server writes into a table that it knows. */
const OF_A_TABLE = [
  /^\s*create unique index\b.*?\bon "?(\w+)/is,
  /^\s*create (?:temp(?:orary)? )?trigger\b.*?\bon "?(\w+)/is,
  /^\s*alter table "?(\w+)"? add constraint\b/i,
  // Without a default, a row without it is refused.
  /^\s*alter table "?(\w+)"? add column (?!.*\bdefault\b).*\bnot null\b/is,
];
/** Migrations that may do so all the same, each with the reason why no server of the version before is in its way. */
const ALLOWED: Readonly<Record<string, string>> = {};

/** The statements of each migration that a server of the version before could not live with. */
async function narrowing(all: Migrations): Promise<[string, string][]> {
  let statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new WaitingDialect(new Libsql(':memory:')),
    log: ({ query }) => void statements.push(query.sql),
  });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } });
  const found: [string, string][] = [];
  for (const name of Object.keys(all)) {
    statements = [];
    expect((await migrator.migrateUp()).error).toBeUndefined();
    expect(statements.length).toBeGreaterThan(0);
    const own = new Set(statements.map((statement) => NEW_TABLE.exec(statement)?.[1]));
    const isNarrower = (statement: string) =>
      TAKES_AWAY.test(statement) ||
      OF_A_TABLE.some((form) => {
        const table = form.exec(statement)?.[1];
        return table !== undefined && !own.has(table);
      });
    found.push(...statements.filter(isNarrower).map((statement): [string, string] => [name, statement]));
  }
  return found;
}

it('OPS-13 no migration takes anything away from a server of the version before, or refuses what it writes', async () => {
  const found = await narrowing(migrations);
  expect(found.filter(([name]) => ALLOWED[name] === undefined)).toEqual([]);
  expect(Object.keys(ALLOWED).filter((name) => !found.some(([one]) => one === name))).toEqual([]);
});

it.each([
  ['a unique index', 'create unique index one on known (word)'],
  ['a trigger', 'create trigger one before insert on known begin select 1; end'],
  ['a column that has to be filled', 'alter table known add column more text not null'],
  ['a renamed column', 'alter table known rename column word to other'],
  ['an index taken away', 'drop index of_words'],
])('OPS-13 %s of a table that is there already is found', async (_what, statement) => {
  const known: Migration = {
    async up(db) {
      await sql`create table known (word text)`.execute(db);
      await sql`create index of_words on known (word)`.execute(db);
    },
  };
  const later: Migration = { up: async (db) => void (await sql.raw(statement).execute(db)) };
  expect(await narrowing({ '1': known, '2': later })).toEqual([['2', statement]]);
});

it('OPS-13 what a new table is made with, and what only adds, is no fault', async () => {
  const known: Migration = { up: async (db) => void (await sql`create table known (word text)`.execute(db)) };
  const later: Migration = {
    async up(db) {
      await sql`alter table known add column more text not null default ''`.execute(db);
      await sql`create index of_more on known (more)`.execute(db);
      await sql`create table own (word text)`.execute(db);
      await sql`create unique index one on own (word)`.execute(db);
      await sql`create trigger own_insert before insert on own begin select 1; end`.execute(db);
    },
  };
  expect(await narrowing({ '1': known, '2': later })).toEqual([]);
});
