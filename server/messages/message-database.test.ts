import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openMessageDatabase } from './message-database.ts';

it('OFFLINE-12 a commit is on disk before it returns: WAL, synchronous FULL, waiting for a lock', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'database-')), 'data');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const db = await openMessageDatabase(folder);
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

it('is brought up to date once, and opened again as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const id of ['first', 'second']) {
    const db = await openMessageDatabase(folder);
    await db
      .insertInto('contact_message')
      .values({ id, payload: '{}', received_at: '2031-01-01T00:00:00Z' })
      .execute();
    await db.destroy();
  }
  const db = await openMessageDatabase(folder);
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
