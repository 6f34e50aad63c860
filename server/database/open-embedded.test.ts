import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { isDiskFull } from './disk-full.ts';
import { openEmbedded } from './open-embedded.ts';

it('OFFLINE-12 a commit is on disk before it returns: WAL, synchronous FULL, waiting for a lock', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'database-')), 'data');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const db = await openEmbedded(folder);
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('busy_timeout')).toBe(5_000);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await db.destroy();
});

it('the database is migrated once, and opened again unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const id of ['first', 'second']) {
    const db = await openEmbedded(folder);
    await db
      .insertInto('contact_message')
      .values({ id, payload: '{}', received_at: '2031-01-01T00:00:00Z' })
      .execute();
    await db.destroy();
  }
  const db = await openEmbedded(folder);
  const rows = await db
    .selectFrom('contact_message')
    .select(['position', 'id'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    { position: 1, id: 'first' },
    { position: 2, id: 'second' },
  ]);
  await db.destroy();
});

it('OPS-12 a transaction that finds no room says so, leaves nothing behind, and the next one works', async () => {
  const db = await openEmbedded(null);
  const rowOf = (id: string, payload: string) =>
    db.transaction().execute(async (write) => {
      const row = { payload, received_at: '2031-01-01T00:00:00Z' };
      await write
        .insertInto('contact_message')
        .values({ ...row, id: `${id}-1`, payload: '{}' })
        .execute();
      await write
        .insertInto('contact_message')
        .values({ ...row, id: `${id}-2` })
        .execute();
    });
  await sql.raw('pragma max_page_count = 200').execute(db);
  const failure = await rowOf('large', 'x'.repeat(4_000_000)).catch((error: unknown) => error);
  expect(isDiskFull(failure), String(failure)).toBe(true);
  await rowOf('small', '{}');
  const rows = await db.selectFrom('contact_message').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(['small-1', 'small-2']);
  await db.destroy();
});

it('several servers that start at once on an empty folder all start and share it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const folder = join(newFolder(), 'data');
    const opened = await Promise.all(Array.from({ length: 4 }, () => openEmbedded(folder)));
    for (const [index, db] of opened.entries()) {
      await db
        .insertInto('contact_message')
        .values({ id: `${index}`, payload: '{}', received_at: '2031-01-01T00:00:00Z' })
        .execute();
    }
    expect(await opened[0]?.selectFrom('contact_message').select('id').execute()).toHaveLength(4);
    for (const db of opened) await db.destroy();
  }
});

it('CONTENT-08 a transaction waits for another one without blocking it, even in the same process', async () => {
  const folder = newFolder();
  const [one, other] = [await openEmbedded(folder), await openEmbedded(folder)];
  const add = (db: typeof one, id: string) =>
    db
      .insertInto('contact_message')
      .values({ id, payload: '{}', received_at: '2031-01-01T00:00:00Z' })
      .execute();
  const count = async (db: typeof one) =>
    (await db.selectFrom('contact_message').select('id').execute()).length;
  let counted = -1;
  const first = one.transaction().execute(async (db) => {
    await add(db, 'first');
    await new Promise((resolve) => setImmediate(resolve));
    await add(db, 'second');
  });
  const second = other.transaction().execute(async (db) => {
    counted = await count(db);
    await add(db, 'third');
  });
  await Promise.all([first, second]);
  expect(counted).toBe(2);
  expect(await count(one)).toBe(3);
  await Promise.all([one.destroy(), other.destroy()]);
});

const makeFolder = (path: string) => mkdirSync(path, { recursive: true });
const spoilt: readonly (readonly [string, (parent: string) => void, string])[] = [
  ['a file is where the folder should be', (parent) => writeFileSync(join(parent, 'data'), ''), 'data'],
  ['a file is above it', (parent) => writeFileSync(join(parent, 'above'), ''), 'above/data'],
  ['a folder is where the file should be', (parent) => makeFolder(join(parent, 'data/messages.db')), 'data'],
  ['the file is not a database', (parent) => writeNonsense(join(parent, 'data')), 'data'],
];
it.each(spoilt)('if %s, one sentence names the folder and the setting', async (_what, spoil, folder) => {
  const parent = newFolder();
  spoil(parent);
  const sentence = /^Messages cannot be kept in "[^"\n]+" \([^\n]+\): set DATA_DIR to another folder\.$/;
  await expect(openEmbedded(join(parent, folder))).rejects.toThrow(sentence);
});

it.runIf(process.platform === 'linux')('if no folder can be created, it stops as well', async () => {
  await expect(openEmbedded('/proc/no-such/data')).rejects.toThrow(/^Messages cannot be kept in "\/proc/);
});

it('a database that a later version has upgraded is named as such, and left as it is', async () => {
  const folder = newFolder();
  const later = await openEmbedded(folder);
  await sql`insert into kysely_migration values ('0999-later', '2031-01-01T00:00:00Z')`.execute(later);
  await later.destroy();
  await expect(openEmbedded(folder)).rejects.toThrow(
    /^The database in "[^"\n]+" was upgraded by a later version \(0999-later\): start that version, or restore a backup\.$/,
  );
});

function writeNonsense(folder: string): void {
  makeFolder(folder);
  writeFileSync(join(folder, 'messages.db'), 'x'.repeat(4_096));
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
