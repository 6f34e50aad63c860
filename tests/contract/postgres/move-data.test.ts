import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { move } from '../../../server/data/move.ts';
import { TABLES_IN_ORDER } from '../../../server/data/tables-in-order.ts';
import { FILE_NAME, openEmbedded } from '../../../server/database/open-embedded.ts';
import { openPostgres } from '../../../server/database/postgres/open-postgres.ts';
import type { Database } from '../../../server/database/tables.ts';
import { ask } from '../../support/postgres/ask.ts';
import { emptyDatabase } from '../../support/postgres/database-of.ts';

const ODD = [
  'plain',
  '',
  '🎻 नमस्ते \u202e ',
  `'; drop table contact_message; --`,
  '\\x00 \\u0000 {"a":[1]} "quoted" %_\\ $1 $$ :a @b',
  'tab\tline\r\nend\u0001\u007f\ufffd\ufeff',
  'ß'.repeat(100_000),
];
/** The largest that a row can have. */
const LARGEST = 9_223_372_036_854_775_807n;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database in which every table has rows, and every text is odd somewhere. */
async function fill(db: Database): Promise<void> {
  const at = '2031-05-10T08:00:00.000Z';
  for (const [index, odd] of ODD.entries()) {
    const id = `${index}${odd.slice(0, 40)}`;
    const payload = JSON.stringify({ message: `${odd}\0\ud800` });
    await db.insertInto('contact_message').values({ id, payload, received_at: at }).execute();
    await db
      .insertInto('inbox_forwarding')
      .values({
        position: index,
        key: odd,
        state: 'waiting',
        attempts: 0,
        began_at: -1,
        next_at: 2 ** 53 - 1,
      })
      .execute();
    await db.insertInto('inbox_state').values({ position: index, is_read: 0, is_done: 1 }).execute();
    await db
      .insertInto('deleted_message')
      .values({ key_hash: id, payload_hash: odd, deleted_at: index })
      .execute();
    await db
      .insertInto('calendar_session')
      .values({ event_path: odd, key: id, session: odd, sequence: 1, changed_at: 1, is_removed: 0 })
      .execute();
    await db
      .insertInto('schedule_change')
      .values({ id, event_path: odd, was: index % 2 ? odd : null, became: null, began_at: 0, changed_at: 0 })
      .execute();
    await db
      .insertInto('content_item')
      .values({ kind: 'news', id, position: index / 3, body: odd, version: 1, changed_at: at, author: odd })
      .execute();
    await db
      .insertInto('content_revision')
      .values({ number: index + 1, published_at: at, author: odd, note: odd, brought_back: index || null })
      .execute();
    await db
      .insertInto('content_item_version')
      .values({ kind: odd, id, position: 1e300, body: odd, first_revision: 1, last_revision: index || null })
      .execute();
    await db
      .insertInto('content_change')
      .values({ changed_at: at, author: odd, action: 'add', kind: 'news', id, before: null, after: odd })
      .execute();
    await db
      .insertInto('desk_person')
      .values({ id, name: odd, email: id, role: 'owner', password: null, joined_at: index ? at : null })
      .execute();
    for (const table of ['desk_invitation', 'desk_session'] as const)
      await db.insertInto(table).values({ secret_hash: id, person_id: id, ends_at: at }).execute();
    await db
      .insertInto('desk_attempt')
      .values({ key_hash: id, count: index, last_at: at, held_until: at })
      .execute();
    await db
      .insertInto('uploaded_picture')
      .values({ name: id, alt: odd, bytes: index, uploaded_at: at, author: odd })
      .execute();
    await db.insertInto('notice_state').values({ name: id, value: odd }).execute();
    const { id: device_id } = await db
      .insertInto('notice_device')
      .values({ endpoint: id, p256dh: odd, auth: odd, site: odd, seen_at: 1, failures: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: follow_id } = await db
      .insertInto('notice_follow')
      .values({ device_id, event: odd, revision: 1, changes: 1, soon: 0, news: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('notice_entry').values({ follow_id, entry: odd, is_gone: 0, soon_at: 0 }).execute();
    const noted = { revision: 1, event: odd, was: null, became: odd, facts: odd, is_told: 1 };
    await db
      .insertInto('notice_change')
      .values({ ...noted, kind: 'entry', ends_at: 1, noted_at: 1 })
      .execute();
    const notice = { follow_id, entry_id: null, topic: id, notice: odd, version: 1, is_taken: 0 };
    // Earlier versions wrote fractions of a millisecond.
    await db
      .insertInto('notice_outbox')
      .values({ ...notice, due_at: 10.5, ends_at: 1, attempts: 0 })
      .execute();
  }
  await sql`insert into deleted_message values ('largest', '', ${sql.lit(String(LARGEST))})`.execute(db);
  // The last numbers have been given, and are not to be given again.
  await db.deleteFrom('contact_message').where('position', '>', 5).execute();
}

/** What a stopped server has left; in this process the files of a closed database stay open for a while. */
async function leftBy(server: Database): Promise<string> {
  const folder = newFolder();
  await sql`vacuum into ${join(folder, FILE_NAME)}`.execute(server);
  return folder;
}

describe('the data of the embedded database', () => {
  it('OPS-08 are carried to PostgreSQL, row by row, and go on there', async () => {
    const server = await openEmbedded(newFolder());
    onTestFinished(() => server.destroy());
    await server.transaction().execute(fill);
    const folder = await leftBy(server);
    const target = await emptyDatabase();

    const moved = await move(folder, target);
    expect(Object.fromEntries(moved)).toMatchObject({
      contact_message: 5,
      deleted_message: 8,
      notice_outbox: 7,
    });
    expect([...moved.values()].every((count) => count > 0)).toBe(true);

    const db = await openPostgres(target);
    onTestFinished(() => db.destroy());
    const ofMessages = (one: Database) =>
      one.selectFrom('contact_message').selectAll().orderBy('position').execute();
    expect(await ofMessages(db)).toEqual(await ofMessages(server));
    const { rows } = await sql`select deleted_at::text as at from deleted_message
      where key_hash = 'largest'`.execute(db);
    expect(rows).toEqual([{ at: String(LARGEST) }]);
    const sessions = await db.selectFrom('calendar_session').select('session').execute();
    expect(sessions.map(({ session }) => session).toSorted()).toEqual(ODD.toSorted());
    const added = await db
      .insertInto('contact_message')
      .values({ id: 'next', payload: '{}', received_at: '' })
      .returning('position')
      .executeTakeFirstOrThrow();
    expect(added.position).toBe(ODD.length + 1);
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    const left = await openEmbedded(copy);
    expect(await ofMessages(left)).toEqual(await ofMessages(server));
    await left.destroy();
  });

  it('OPS-08 stay where they are if the other database is not empty, or a server uses them', async () => {
    const used = newFolder();
    const server = await openEmbedded(used);
    onTestFinished(() => server.destroy());
    await server.insertInto('notice_state').values({ name: 'a', value: '' }).execute();
    const target = await emptyDatabase();
    await expect(move(used, target)).rejects.toThrow(/^A server is using "[^"\n]+"\. Stop it first/);
    await expect(move(join(used, 'none'), target)).rejects.toThrow(/holds no database\.$/);
    expect((await move(await leftBy(server), target)).get('notice_state')).toBe(1);
    await expect(move(await leftBy(server), target)).rejects.toThrow(
      /is not empty: there are rows in "notice_state"/,
    );
  });

  it('OPS-08 are not there at all if one row of the last table cannot be carried', async () => {
    const server = await openEmbedded(newFolder());
    onTestFinished(() => server.destroy());
    await server.transaction().execute(fill);
    await sql`update notice_outbox set topic = x'00ff' where id = 7`.execute(server);
    const target = await emptyDatabase();
    await expect(move(await leftBy(server), target)).rejects.toThrow(/holds something else/);
    const db = await openPostgres(target);
    onTestFinished(() => db.destroy());
    expect(await db.selectFrom('contact_message').selectAll().execute()).toEqual([]);
  });

  it.each([
    [
      'one letter of a text',
      'contact_message',
      `new.payload := overlay(new.payload placing '~' from 3 for 1)`,
    ],
    ['one number in the last table', 'notice_outbox', 'new.due_at := new.due_at + 1'],
    ['nothing but one row, which is left out', 'deleted_message', 'return null'],
  ])(
    'OPS-08 are not there at all if the other database changes %s on the way in',
    async (_what, table, change) => {
      const server = await openEmbedded(newFolder());
      onTestFinished(() => server.destroy());
      await server.transaction().execute(fill);
      const target = await emptyDatabase();
      const db = await openPostgres(target);
      onTestFinished(() => db.destroy());
      await ask(
        target.url,
        `create sequence seen;
      create function meddle() returns trigger language plpgsql as $$
      begin
        if nextval('seen') = 3 then ${change}; end if;
        return new;
      end $$;
      create trigger meddle before insert on ${table} for each row execute function meddle();`,
      );
      await expect(move(await leftBy(server), target)).rejects.toThrow(
        `The rows of "${table}" were not read back as they were written. Nothing was carried.`,
      );
      for (const one of TABLES_IN_ORDER)
        expect((await sql`select 1 from ${sql.table(one)}`.execute(db)).rows, one).toEqual([]);
    },
  );
});
