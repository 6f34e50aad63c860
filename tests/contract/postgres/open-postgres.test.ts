import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../server/database/postgres/open-postgres.ts';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';
import type { Database } from '../../../server/database/tables.ts';
import { inboxForThisTest } from '../../../server/inbox/testing/inbox-for-test.ts';
import { databaseOf, emptyDatabase } from '../../support/postgres/database-of.ts';

async function opened(settings: PostgresSettings): Promise<Database> {
  const db = await openPostgres(settings);
  onTestFinished(() => db.destroy());
  return db;
}

async function ownDatabase(): Promise<PostgresSettings> {
  const settings = await databaseOf(null);
  if (settings === null) throw new Error('There is no PostgreSQL.');
  return settings;
}

const message = (id: string) => ({ id, payload: '{}', received_at: '2031-01-01T00:00:00Z' });
const add = (db: Database, id: string) => db.insertInto('contact_message').values(message(id)).execute();
const ids = async (db: Database) =>
  (await db.selectFrom('contact_message').select('id').orderBy('position').execute()).map(({ id }) => id);

describe('a database of PostgreSQL', () => {
  it('OPS-07 several servers that start at once on an empty one all start and share it', async () => {
    const settings = await emptyDatabase();
    const all = await Promise.all(Array.from({ length: 4 }, () => opened(settings)));
    for (const [index, db] of all.entries()) await add(db, String(index));
    for (const db of all) expect(await ids(db)).toEqual(['0', '1', '2', '3']);
  });

  it('OPS-07 one that a later version has upgraded is named as such, and left as it is', async () => {
    const settings = await ownDatabase();
    const db = await opened(settings);
    await sql`insert into kysely_migration values ('0999-later', '2031-01-01T00:00:00Z')`.execute(db);
    await expect(openPostgres(settings)).rejects.toThrow(
      /^The database "[^"\n]+" was upgraded by a later version \(0999-later\): start that version, or restore a backup\.$/,
    );
  });

  it('OPS-07 one that cannot be used is named in one sentence, without its password', async () => {
    const { url, connections } = await ownDatabase();
    const secret = new URL(url);
    secret.password = 'gravel-lantern';
    secret.pathname = '/no-such-database';
    const refused = openPostgres({ url: secret.href, connections });
    await expect(refused).rejects.toThrow(
      /^The database "[^"\n]+\/no-such-database" cannot be used \([^\n]+\): see to it, or change DATABASE_URL\.$/,
    );
    await expect(refused).rejects.not.toThrow(/gravel/);
  });

  it('OPS-07 whoever writes waits for a transaction, also of another server, and sees what it wrote', async () => {
    const settings = await ownDatabase();
    const [one, other] = [await opened(settings), await opened(settings)];
    let counted = -1;
    let hasCommitted = false;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = one.transaction().execute(async (db) => {
      await add(db, 'first');
      begin();
      // Long enough for the others to reach the database.
      await sql`select pg_sleep(0.5)`.execute(db);
      expect(await ids(other)).toEqual([]);
      await add(db, 'second');
      hasCommitted = true;
    });
    await begun;
    const second = other.transaction().execute(async (db) => {
      counted = (await ids(db)).length;
      await add(db, 'third');
    });
    const bare = add(one, 'fourth').then(() => expect(hasCommitted).toBe(true));
    await Promise.all([first, second, bare]);
    expect(counted).toBeGreaterThanOrEqual(2);
    expect((await ids(one)).slice(0, 2)).toEqual(['first', 'second']);
    expect(await ids(other)).toHaveLength(4);
  });

  it('OPS-07 many that wait to write leave connections to those who read', async () => {
    const settings = { ...(await ownDatabase()), connections: 2 };
    const db = await opened(settings);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const long = db.transaction().execute(async (db) => {
      await add(db, 'long');
      await ended;
    });
    const waiting = Array.from({ length: 20 }, (_, index) => add(db, String(index)));
    expect(await ids(db)).toEqual([]);
    end();
    await Promise.all([long, ...waiting]);
    expect(await ids(db)).toHaveLength(21);
  });

  it('OPS-07 a transaction in which a statement failed is taken back, and the next one works', async () => {
    const db = await opened({ ...(await ownDatabase()), connections: 2 });
    await add(db, 'there');
    const swallowed = db.transaction().execute(async (db) => {
      await add(db, 'lost');
      await add(db, 'there').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('The transaction was not committed');
    await expect(add(db, 'there')).rejects.toThrow(/unique/);
    await add(db, 'next');
    expect(await ids(db)).toEqual(['there', 'next']);
  });

  it('OPS-07 texts are ordered by their bytes, whatever the language of the database', async () => {
    const db = await opened(await ownDatabase());
    const words = ['b', 'a', 'B', 'ä', '_', 'Z', '10', '9', '🎻', '-'];
    for (const name of words) await db.insertInto('notice_state').values({ name, value: '' }).execute();
    const rows = await db.selectFrom('notice_state').select('name').orderBy('name').execute();
    const bytes = (word: string) => Buffer.from(word);
    expect(rows.map(({ name }) => name)).toEqual(
      words.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other))),
    );
  });

  it('OPS-07 what is published and the audit trail cannot be emptied either', async () => {
    const db = await opened(await ownDatabase());
    for (const table of ['content_change', 'content_revision', 'content_item_version'])
      await expect(sql`truncate ${sql.table(table)}`.execute(db)).rejects.toThrow(/cannot be changed/);
  });
});

describe('a hostile message', () => {
  it('OPS-07 is kept as it is, and the search finds it and all others', async () => {
    const { keep, ask, messages } = await inboxForThisTest();
    const hostile = 'NUL \0, half \ud83d of it, \\u0000 in words, \\\\\ud800 and "quotes"\nnext';
    await keep('k1', { firstName: 'Ada', message: hostile });
    await keep('k2', { firstName: 'Bo', message: 'Where is the harp?' });
    const found = async (words: string) => {
      const { said } = await ask('GET', `/messages?q=${encodeURIComponent(words)}`);
      return said.messages.map(({ name }: { name: string }) => name);
    };
    for (const [words, names] of [
      ['half', ['Ada']],
      ['\\u0000', ['Ada']],
      ['"QUOTES"', ['Ada']],
      ['nnext', []],
      ['harp', ['Bo']],
      ['\0', ['Ada']],
      ['%', []],
      ['a', ['Bo', 'Ada']],
    ] as const)
      expect(await found(words), words).toEqual(names);
    expect((await messages.list())[0]?.payload.message).toBe(hostile);
  });
});
