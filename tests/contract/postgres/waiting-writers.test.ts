import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';
import { collectedLog } from '../../support/collected-log.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { lineTo } from '../../support/postgres/line-to.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from '../sample-server.ts';

/** As in server/database/postgres/one-writer-driver.ts. */
const WRITERS_LOCK = 4_120_310_510;

const newDatabase = async (): Promise<PostgresSettings> => {
  const settings = await databaseOf(null);
  if (settings === null) throw new Error('There is no PostgreSQL.');
  return settings;
};
const send = async ({ ask }: SampleServer, id: string) => {
  const began = performance.now();
  const { status, headers } = await ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(contactPayload(`Message ${id}`)),
  });
  return { status, again: headers.get('retry-after'), ms: performance.now() - began };
};

it('OPS-14 a connection that falls silent is given up, and whoever writes next has another one', async () => {
  const line = await lineTo(await newDatabase());
  const server = await serverForThisTest({ postgres: line.settings, log: collectedLog().log });
  // Now there are several connections that nobody uses.
  await Promise.all([send(server, 'before'), server.ask('/readyz'), server.ask('/readyz')]);
  line.silence();
  const first = await send(server, 'first');
  expect(first).toMatchObject({ status: 503, again: '5' });
  expect(first.ms).toBeLessThan(12_000);
  const second = await send(server, 'second');
  expect(second.status).toBe(200);
  expect(second.ms).toBeLessThan(2_000);
  expect((await server.ask('/readyz')).status).toBe(200);
}, 200_000);

it('OPS-05 the figures come without those of the database while it says nothing', async () => {
  const line = await lineTo(await newDatabase());
  const metricsToken = 'a-token-of-some-length';
  const server = await serverForThisTest({
    ...{ postgres: line.settings, log: collectedLog().log, metricsToken },
  });
  const read = async () => {
    const began = performance.now();
    const answer = await server.ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    return { status: answer.status, text: await answer.text(), ms: performance.now() - began };
  };
  expect((await read()).text).toMatch(/^site_messages 0$/m);
  line.silence();
  const silent = await read();
  expect([silent.status, silent.ms < 5_000]).toEqual([200, true]);
  expect(silent.text).not.toMatch(/^site_messages /m);
  expect(silent.text).toMatch(/^process_start_time_seconds \d/m);
});

it('OPS-14 of many who wait for another server that writes, each is refused in time', async () => {
  const postgres = await newDatabase();
  const server = await serverForThisTest({ postgres, log: collectedLog().log });
  const other = new pg.Client(postgres.url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(`select pg_advisory_lock(${WRITERS_LOCK})`);
  const refused = await Promise.all(['one', 'two', 'three', 'four'].map((id) => send(server, id)));
  for (const { status, again, ms } of refused) {
    expect([status, again]).toEqual([503, '5']);
    expect(ms).toBeLessThan(9_000);
  }
  await other.query(`select pg_advisory_unlock(${WRITERS_LOCK})`);
  expect((await send(server, 'one')).status).toBe(200);
});

it('OPS-14 a message that was sent on while nobody could write is not sent again', async () => {
  const postgres = await newDatabase();
  const other = new pg.Client(postgres.url);
  await other.connect();
  onTestFinished(() => other.end());
  const sent: string[] = [];
  const forwardTo = {
    send: async ({ key }: { readonly key: string }) => {
      sent.push(key);
      if (sent.length === 1) await other.query(`select pg_advisory_lock(${WRITERS_LOCK})`);
    },
  };
  const server = await serverForThisTest({
    ...{ postgres, log: collectedLog().log, inbox: { months: 12, forwardTo } },
  });
  expect((await send(server, 'one')).status).toBe(200);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // As long as somebody waits, and longer.
  await wait(7_000);
  await other.query(`select pg_advisory_unlock(${WRITERS_LOCK})`);
  await vi.waitFor(
    async () => {
      const { rows } = await other.query('select state from inbox_forwarding');
      expect(rows).toEqual([{ state: 'sent' }]);
    },
    { timeout: 10_000 },
  );
  expect(sent).toHaveLength(1);
});
