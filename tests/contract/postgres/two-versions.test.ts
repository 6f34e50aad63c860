import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { Revisions } from '../../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, serverForThisTest } from '../sample-server.ts';

it('OPS-13 a server goes on while a newer one beside it has upgraded the database', async () => {
  const postgres = await databaseOf(null);
  const server = await serverForThisTest({ postgres });
  const db = await openDatabase(null, postgres);
  onTestFinished(() => db.destroy());
  // As a later version does: it adds, and takes nothing away.
  await sql`alter table contact_message add column later text`.execute(db);
  await sql`alter table content_revision add column later text not null default 'x'`.execute(db);
  await sql`create table later (id text primary key)`.execute(db);
  await sql`insert into kysely_migration values ('0999-later', '2031-01-01T00:00:00Z')`.execute(db);
  const newer = { id: 'newer', payload: JSON.stringify(contactPayload('From the newer one')), later: 'x' };
  await sql`insert into contact_message (id, payload, received_at, later)
    values (${newer.id}, ${newer.payload}, '2031-01-01T00:00:00Z', ${newer.later})`.execute(db);

  const sent = await server.ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': 'older' },
    body: JSON.stringify(contactPayload('From the older one')),
  });
  expect(sent.status).toBe(200);
  const received = (await (await server.ask('/__received')).json()) as { id: string }[];
  expect(received.map(({ id }) => id)).toEqual(['newer', 'older']);
  const event = {
    id: '500',
    kind: 'event',
    body: { name: 'Lamps', path: 'lamps', list: 'upcoming' },
  } as const;
  await new WorkingCopy(db).put(event, null, 'Ada');
  await new Revisions(db).publish({ author: 'Ada', note: 'Lamps' });
  const read = await server.read(eventList, { eventtype: 'upcoming' });
  expect(await read.text()).toContain('Lamps');
  expect((await server.ask('/readyz')).status).toBe(200);
});
