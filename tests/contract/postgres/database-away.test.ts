import { expect, it, onTestFinished, vi } from 'vitest';
import { news } from '#core/contract/entities/news.ts';
import { Revisions } from '../../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';
import { collectedLog } from '../../support/collected-log.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { lineTo } from '../../support/postgres/line-to.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from '../sample-server.ts';

async function editor(settings: PostgresSettings) {
  const db = await openDatabase(null, settings);
  onTestFinished(() => db.destroy());
  const [copy, revisions] = [new WorkingCopy(db), new Revisions(db)];
  return async (id: string, title: string) => {
    await copy.put({ kind: 'news', id, body: { title } }, null, 'Ada');
    await revisions.publish({ author: 'Ada', note: title });
  };
}

const send = ({ ask }: SampleServer, id: string) =>
  ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(contactPayload(`Message ${id}`)),
  });
const read = async (server: SampleServer) => (await server.read(news)).text();
const refusal = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('retry-after')];
};

it('OPS-09 while the database is away, what was read is read on and nothing is lost; then all works again', async () => {
  const direct = await databaseOf(null);
  if (direct === null) throw new Error('There is no PostgreSQL.');
  const publish = await editor(direct);
  await publish('1', 'Before');
  const line = await lineTo(direct);
  const { log, lines } = collectedLog('info');
  const server = await serverForThisTest({ postgres: line.settings, log });
  const before = await read(server);
  expect(before).toContain('Before');
  expect((await send(server, 'one')).status).toBe(200);

  await line.cut();
  await publish('2', 'Meanwhile');
  expect(await refusal(server.ask('/readyz'))).toEqual([503, null]);
  expect((await server.ask('/healthz')).status).toBe(200);
  expect(await read(server)).toBe(before);
  expect(await refusal(send(server, 'two'))).toEqual([503, '5']);
  expect(await refusal(server.ask('/desk/api/session'))).toEqual([204, null]);
  const session = { headers: { cookie: `desk_session=${'a'.repeat(43)}` } };
  expect(await refusal(server.ask('/desk/api/session', session))).toEqual([503, '5']);

  // Nobody has to look for a fault in this program.
  const told = lines().filter(({ level, requestId }) => level !== 'info' && requestId !== undefined);
  expect(new Set(told.map(({ msg }) => msg))).toEqual(new Set(['The database is away.']));
  expect(told[0]).toMatchObject({ level: 'warn', reason: expect.stringMatching(/^[A-Z\d]+$/) });
  expect(told[0]).not.toHaveProperty('err');

  await line.mend();
  await vi.waitFor(async () => expect((await server.ask('/readyz')).status).toBe(200), 20_000);
  expect(await read(server)).toContain('Meanwhile');
  // As the outbox of the site does.
  expect((await send(server, 'two')).status).toBe(200);
  expect((await send(server, 'one')).status).toBe(200);
  const kept = (await (await server.ask('/__received')).json()) as { id: string }[];
  expect(kept.map(({ id }) => id)).toEqual(['one', 'two']);
});

it('OPS-09 a server that has read nothing yet says that the database is away', async () => {
  const direct = await databaseOf(null);
  if (direct === null) throw new Error('There is no PostgreSQL.');
  const line = await lineTo(direct);
  const server = await serverForThisTest({ postgres: line.settings, log: collectedLog().log });
  await line.cut();
  expect(await refusal(server.read(news))).toEqual([503, '5']);
});
