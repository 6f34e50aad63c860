import { expect, it, onTestFinished } from 'vitest';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { Revisions } from '../../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from '../sample-server.ts';

/** Each looks once a second; a machine that is busy takes longer, and nothing else does. */
const HEARD_WITHIN_MS = 15_000;

const send = ({ ask }: SampleServer, id: string, message = `Message ${id}`) =>
  ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(contactPayload(message)),
  });

it('OPS-10 two servers on one database store each message once, in one order', async () => {
  const postgres = await databaseOf(null);
  const servers = [await serverForThisTest({ postgres }), await serverForThisTest({ postgres })];
  const ids = Array.from({ length: 20 }, (_, index) => `k${index}`);
  const answers = await Promise.all(
    ids.flatMap((id) => [...servers, ...servers].map((server) => send(server, id))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const lists = await Promise.all(
    servers.map(
      async ({ ask }) => (await (await ask('/__received')).json()) as { id: string; order: number }[],
    ),
  );
  expect(lists[0]?.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(lists[0]).toEqual(lists[1]);
  const other = servers.map((server, index) => send(server, 'same', `Text ${index}`));
  expect((await Promise.all(other)).map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('OPS-10 of many who publish on two servers at once, each gets a revision of its own or has nothing to publish', async () => {
  const postgres = await databaseOf(null);
  const databases = [await openDatabase(null, postgres), await openDatabase(null, postgres)];
  const published = await Promise.all(
    databases.flatMap((db, server) =>
      Array.from({ length: 8 }, async (_, index) => {
        const id = `${server}-${index}`;
        await new WorkingCopy(db).put({ kind: 'news', id, body: { title: id } }, null, id);
        return new Revisions(db).publish({ author: id, note: id });
      }),
    ),
  );
  const [db] = databases;
  if (db === undefined) throw new Error('There is no database.');
  const revisions = new Revisions(db);
  const numbers = published.flatMap((one) => (one.outcome === 'published' ? [one.number] : []));
  const history = (await revisions.history()).map(({ number }) => number);
  expect(numbers.toSorted((one, other) => other - one)).toEqual(history);
  expect(history).toEqual(history.map((_, index) => history.length - index));
  expect(await revisions.itemsOf(history.length)).toHaveLength(16);
  for (const one of databases) await one.destroy();
});

it('OPS-10 a page that listens to one server hears of what is published elsewhere on the database', async () => {
  const postgres = await databaseOf(null);
  const server = await serverForThisTest({ postgres });
  const db = await openDatabase(null, postgres);
  onTestFinished(() => db.destroy());
  const { body } = await server.ask(CHANGES_PATH);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  const hear = async (word: string) => {
    while (!said.includes(word)) said += (await reader?.read())?.value ?? '';
  };
  await hear('"revision":0');
  for (const number of [1, 2]) {
    await new WorkingCopy(db).put({ kind: 'news', id: String(number), body: { title: 'New' } }, null, 'Ada');
    await new Revisions(db).publish({ author: 'Ada', note: 'New' });
    const published = performance.now();
    await hear(`"revision":${number}`);
    // The first may come by chance just before a look; the second comes right after one.
    expect(performance.now() - published).toBeLessThan(HEARD_WITHIN_MS);
  }
  await reader?.cancel();
});
