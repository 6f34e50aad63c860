import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eitherEngine } from '../../server/database/either-engine.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { collectedLog } from '../support/collected-log.ts';
import { contactPayload } from './contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from './sample-server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'job-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

/** Whoever adds a row to the table of jobs is told that the disk is full. */
const roomForNoJob = [
  eitherEngine({
    embedded: sql`create table no_room (last integer primary key autoincrement)`,
    postgres: sql`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'full' using errcode = 'disk_full';
    end $$`,
  }),
  // SQLite, too, has no room after its largest number.
  eitherEngine({
    embedded: sql`insert into no_room values (9223372036854775807)`,
    postgres: sql`select 1`,
  }),
  eitherEngine({
    embedded: sql`create trigger no_job before insert on inbox_forwarding
      begin insert into no_room (last) values (null); end`,
    postgres: sql`create trigger no_job before insert on inbox_forwarding
      for each row execute function no_room()`,
  }),
];
const roomAgain = [
  eitherEngine({
    embedded: sql`drop trigger no_job`,
    postgres: sql`drop trigger no_job on inbox_forwarding`,
  }),
];

/** A transaction that has added a message fails at its very end. */
const noMessageIsCommitted = [
  sql`create table nobody (id integer primary key)`,
  sql`create table owed (id integer references nobody deferrable initially deferred)`,
  eitherEngine({
    embedded: sql`select 1`,
    postgres: sql`create function owe() returns trigger language plpgsql as $$ begin
      insert into owed values (1); return new;
    end $$`,
  }),
  eitherEngine({
    embedded: sql`create trigger no_message before insert on contact_message
      begin insert into owed values (1); end`,
    postgres: sql`create trigger no_message before insert on contact_message
      for each row execute function owe()`,
  }),
];
const messagesAreCommitted = [
  eitherEngine({
    embedded: sql`drop trigger no_message`,
    postgres: sql`drop trigger no_message on contact_message`,
  }),
];

/** A server that sends messages on, and its database as somebody else has it open. */
async function serverThatSendsOn() {
  const arrived: string[] = [];
  const forwardTo = { send: async ({ text }: { readonly text: string }) => void arrived.push(text) };
  const server = await serverForThisTest({
    ...{ dataDir, inbox: { months: 12, forwardTo }, log: collectedLog().log },
  });
  const db = await openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  const tell = async (statements: readonly RawBuilder<unknown>[]) => {
    for (const statement of statements) await statement.execute(db);
  };
  const kept = async () => ({
    messages: (await db.selectFrom('contact_message').select('id').execute()).map(({ id }) => id),
    jobs: (await db.selectFrom('inbox_forwarding').select('position').execute()).length,
  });
  return { server, arrived, tell, kept };
}

const send = async ({ ask }: SampleServer) => {
  const { status, headers } = await ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body: JSON.stringify(contactPayload('Where is the Odeon?')),
  });
  return { status, again: headers.get('retry-after') };
};

describe('a message and the job that sends it on', () => {
  it('OPS-19 without the job there is no message, and the device is told to try again', async () => {
    const { server, arrived, tell, kept } = await serverThatSendsOn();
    await tell(roomForNoJob);
    expect(await send(server)).toEqual({ status: 503, again: expect.stringMatching(/^\d+$/) });
    expect(await kept()).toEqual({ messages: [], jobs: 0 });
    await tell(roomAgain);
    expect((await send(server)).status).toBe(200);
    expect(await kept()).toEqual({ messages: ['key-1'], jobs: 1 });
    await vi.waitFor(() => expect(arrived).toEqual(['Where is the Odeon?']));
  });

  it('OPS-19 without the message there is no job, and nobody is sent anything', async () => {
    const { server, arrived, tell, kept } = await serverThatSendsOn();
    await tell(noMessageIsCommitted);
    expect((await send(server)).status).toBeGreaterThanOrEqual(500);
    expect(await kept()).toEqual({ messages: [], jobs: 0 });
    await tell(messagesAreCommitted);
    expect((await send(server)).status).toBe(200);
    expect(await kept()).toEqual({ messages: ['key-1'], jobs: 1 });
    await vi.waitFor(() => expect(arrived).toEqual(['Where is the Odeon?']));
  });
});
