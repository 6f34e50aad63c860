import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactPayload } from '../../tests/contract/contact-payload.ts';
import { KEY, serverForThisTest } from '../../tests/contract/sample-server.ts';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { emptyJournal } from './empty-journal.ts';
import { FILE_NAME, openEmbedded } from './open-embedded.ts';
import { LONGEST_WAIT_MS } from './when-free.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stands for another process. */
function otherConnection(folder: string): Libsql.Database {
  const other = new Libsql(join(folder, FILE_NAME));
  onTestFinished(() => {
    other.close();
  });
  return other;
}

it('OPS-14 whoever writes while another process has locked the database is told in time to try again', async () => {
  const folder = newFolder();
  const { log, lines } = collectedLog('info');
  const server = await serverForThisTest({ dataDir: folder, log });
  const send = async (id: string) => {
    const began = performance.now();
    const { status, headers } = await server.ask('/api/cum', {
      method: 'POST',
      headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(contactPayload(`Message ${id}`)),
    });
    return { status, again: headers.get('retry-after'), ms: performance.now() - began };
  };
  const other = otherConnection(folder);
  other.exec('BEGIN IMMEDIATE');
  const refused = await Promise.all(['one', 'two', 'three'].map(send));
  for (const { status, again } of refused) expect([status, again]).toEqual([503, '5']);
  // One after another they would wait for five, ten and fifteen seconds.
  const waits = refused.map(({ ms }) => ms);
  expect(Math.max(...waits) - Math.min(...waits)).toBeLessThan(LONGEST_WAIT_MS);
  expect(lines().find(({ level }) => level === 'warn')).toMatchObject({
    msg: 'The database is away.',
    reason: 'SQLITE_BUSY',
  });
  other.exec('ROLLBACK');
  expect((await send('one')).status).toBe(200);
});

it('OPS-17 while another process reads, emptying the journal keeps nobody waiting, and is done soon after', async () => {
  const folder = newFolder();
  const db = await openEmbedded(folder);
  onTestFinished(() => db.destroy());
  const keep = (id: string) =>
    db
      .insertInto('contact_message')
      .values({ id, payload: '{}', received_at: '2031-01-01T00:00:00Z' })
      .execute();
  await keep('one');
  const reader = otherConnection(folder);
  reader.exec('BEGIN');
  reader.prepare('select count(*) from contact_message').get();
  await keep('two');
  const journal = () => statSync(join(folder, `${FILE_NAME}-wal`)).size;
  const began = performance.now();
  await emptyJournal(db);
  // SQLite itself would wait for the reader as long as for any lock.
  expect(performance.now() - began).toBeLessThan(LONGEST_WAIT_MS);
  expect(journal()).toBeGreaterThan(0);
  reader.exec('COMMIT');
  await vi.waitFor(() => expect(journal()).toBe(0), { timeout: 50_000 });
});
