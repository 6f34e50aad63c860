import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InboxMessage } from '#core/desk/inbox.ts';
import { isOnPostgres } from '../../tests/support/postgres/database-of.ts';
import { folderForThisTest } from '../content/testing/command-line.ts';
import { inboxForThisTest, written } from './testing/inbox-for-test.ts';

const names = ({ said }: { said: { messages: InboxMessage[] } }) => said.messages.map(({ name }) => name);
const DAY_MS = 86_400_000;

describe('the inbox', () => {
  it('DESK-40 lists messages newest first, with words, states and pages', async () => {
    const { keep, ask } = await inboxForThisTest();
    expect((await ask('GET', '/messages')).said).toEqual({
      ...{ messages: [], total: 0, unread: 0, notSentOn: { waiting: 0, failed: 0 } },
    });
    for (const [key, firstName, message] of [
      ['a', 'Ada', 'Where is the Odeon?'],
      ['b', 'Ängström', '100% sure_ly'],
      ['c', 'Cy', 'Two\nlines 🎻'],
    ] as const)
      await keep(key, { firstName, message });
    const all = await ask('GET', '/messages');
    expect(names(all)).toEqual(['Cy', 'Ängström', 'Ada']);
    expect(all.said).toMatchObject({ total: 3, unread: 3 });
    expect(all.said.messages[0]).toEqual({
      ...{ id: '3', receivedAt: '2031-05-10T08:00:00.000Z', name: 'Cy', email: 'ada@example.org' },
      ...{ phone: '919876543210', text: 'Two\nlines 🎻', isRead: false, isDone: false },
      ...{ deletedAt: '2032-05-10T08:00:00.000Z', forwarding: null },
    });
    for (const [query, found] of [
      ['q=odeon', ['Ada']],
      ['q=ängström', ['Ängström']],
      ['q=100%25', ['Ängström']],
      ['q=e_y', []],
      ['q=ada cy', ['Cy']],
      ['q=firstName', []],
      ['q=session', []],
      ['count=1&from=1', ['Ängström']],
    ] as const)
      expect(names(await ask('GET', `/messages?${query}`)), query).toEqual(found);
    expect((await ask('GET', '/messages?state=new')).status).toBe(400);
    expect((await ask('GET', `/messages?q=${'ada+'.repeat(2_000)}`)).status).toBe(200);
  });

  it('DESK-40 finds words with or without accents, as the other lists of the desk do', async () => {
    const { keep, ask } = await inboxForThisTest();
    await keep('a', { firstName: 'Σωκράτης', message: 'Où est la fête ?' });
    await keep('b', { firstName: 'Ada', message: 'line\u0000 <b>bold</b>' });
    for (const [query, found] of [
      ['σωκρατης', ['Σωκράτης']],
      ['ΣΩΚΡΑΤΗΣ', ['Σωκράτης']],
      ['fete ou', ['Σωκράτης']],
      ['FÊTE', ['Σωκράτης']],
      ['<b>', ['Ada']],
      ['bold fete', []],
    ] as const) {
      const answer = await ask('GET', `/messages?q=${encodeURIComponent(query)}`);
      expect(names(answer), query).toEqual(found);
      expect(answer.said.total).toBe(found.length);
    }
    await ask('PUT', '/messages/1', { isRead: true });
    expect(names(await ask('GET', `/messages?q=fete&state=unread`))).toEqual([]);
  });

  it('DESK-40 finds words page by page among many messages', async () => {
    const { keep, ask } = await inboxForThisTest();
    for (let at = 0; at < 12; at += 1)
      await keep(`${at}`, { firstName: at % 2 ? `Élan ${at}` : `Ada ${at}` });
    const { said } = await ask('GET', '/messages?q=elan&from=2&count=2');
    expect(names({ said })).toEqual(['Élan 7', 'Élan 5']);
    expect(said.total).toBe(6);
  });

  it('DESK-40 notes what is read and done', async () => {
    const { keep, ask } = await inboxForThisTest();
    for (const firstName of ['Ada', 'Bo', 'Cy']) await keep(firstName, { firstName });
    expect((await ask('PUT', '/messages/1', { isRead: true })).said).toMatchObject({
      name: 'Ada',
      isRead: true,
      isDone: false,
    });
    expect((await ask('PUT', '/messages/1', { isDone: true })).said).toMatchObject({
      isRead: true,
      isDone: true,
    });
    expect((await ask('PUT', '/messages/2', { isRead: true })).said).toMatchObject({ name: 'Bo' });
    for (const [state, found] of [
      ['unread', ['Cy']],
      ['open', ['Cy', 'Bo']],
      ['done', ['Ada']],
    ] as const)
      expect(names(await ask('GET', `/messages?state=${state}`)), state).toEqual(found);
    expect((await ask('GET', '/messages')).said.unread).toBe(1);
    await ask('PUT', '/messages/1', { isRead: false, isDone: false });
    expect(names(await ask('GET', '/messages?state=unread'))).toEqual(['Cy', 'Ada']);
    for (const id of ['9', '0', 'one', '1.0'])
      expect(await ask('PUT', `/messages/${id}`, { isRead: true }), id).toMatchObject({
        status: 404,
        said: { error: 'unknown' },
      });
    expect((await ask('PUT', '/messages/1', { isRead: 'yes' })).status).toBe(400);
  });

  it('DESK-41 what is deleted is gone, and a repeated delivery does not bring it back', async () => {
    const { keep, ask, messages, db, clock } = await inboxForThisTest();
    await keep('key-1');
    expect((await ask('DELETE', '/messages/1')).status).toBe(200);
    expect((await ask('DELETE', '/messages/1')).status).toBe(404);
    expect((await ask('GET', '/messages')).said.total).toBe(0);
    expect(await messages.has('key-1')).toBe(true);
    expect(await keep('key-1')).toBe('repeated');
    expect(await keep('key-1', { message: 'Another' })).toBe('conflict');
    expect((await ask('GET', '/messages')).said.total).toBe(0);
    const kept = JSON.stringify(await db.selectFrom('deleted_message').selectAll().execute());
    for (const value of ['key-1', ...Object.values(written())]) expect(kept).not.toContain(value);
    clock.now = new Date(clock.now.getTime() + 364 * DAY_MS);
    expect(await keep('key-1')).toBe('repeated');
  });

  it('DESK-42 as a table no cell is a formula', async () => {
    const { keep, ask } = await inboxForThisTest();
    await keep('a', { firstName: '=HYPERLINK("x")', contactno: '+91', message: 'a;=1+1\n@SUM' });
    const { said, headers } = await ask('GET', '/messages.csv');
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''messages.csv");
    expect(said).toContain(`"'=HYPERLINK(""x"")"`);
    expect(said).toContain(`"'+91"`);
    expect(said).toContain(`"a;'=1+1\n'@SUM"`);
    expect(said).toMatch(/^\ufeff"Received","Name","Email","Phone","Message","Read","Done"\r\n/);
  });
});

describe('what is kept of messages', () => {
  afterEach(() => void vi.useRealTimers());
  const planted = 'Xylophone-4711';
  const bytesIn = (folder: string) =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(planted));

  // Files of PostgreSQL are its own.
  it.skipIf(isOnPostgres())('DESK-43 a deleted message is in no file any more', async () => {
    const folder = folderForThisTest();
    const { keep, ask } = await inboxForThisTest({ folder });
    for (let index = 0; index < 40; index += 1)
      await keep(`k${index}`, { message: `${planted} ${'y'.repeat(index * 120)}` });
    expect(bytesIn(folder)).not.toEqual([]);
    for (let id = 1; id <= 40; id += 1) await ask('DELETE', `/messages/${id}`);
    expect(bytesIn(folder)).toEqual([]);
  });

  it('DESK-43 messages are deleted after the months of the setting, at start and daily, read or not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = folderForThisTest();
    const first = await inboxForThisTest({ folder, months: 1 });
    await first.keep('old', { message: planted });
    await first.ask('PUT', '/messages/1', { isRead: true });
    first.clock.now = new Date('2031-05-20T08:00:00Z');
    await first.keep('new', { firstName: 'Later' });
    const total = async () => (await first.ask('GET', '/messages')).said.total;
    first.clock.now = new Date('2031-06-10T07:59:59Z');
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(await total()).toBe(2);
    first.clock.now = new Date('2031-06-10T08:00:00Z');
    await vi.advanceTimersByTimeAsync(DAY_MS);
    await vi.waitFor(async () => expect(await total()).toBe(1));
    await vi.waitFor(() => expect(bytesIn(folder)).toEqual([]));
    expect(await first.keep('old', { message: planted })).toBe('repeated');
    await first.close();
    const next = await inboxForThisTest({ folder, months: 1 });
    expect((await next.ask('GET', '/messages')).said.total).toBe(1);
    await next.close();
  });

  it('DESK-43 at a start the old ones are deleted before anybody asks', async () => {
    const folder = folderForThisTest();
    const first = await inboxForThisTest({ folder, months: 13 });
    // Fourteen months before the clock of these tests.
    first.clock.now = new Date('2030-03-10T08:00:00Z');
    await first.keep('old');
    await first.close();
    const next = await inboxForThisTest({ folder, months: 13 });
    expect((await next.ask('GET', '/messages')).said.total).toBe(0);
  });

  it('OPS-16 a clock that leaves none of many messages is doubted for a day, and the log says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = folderForThisTest();
    const first = await inboxForThisTest({ folder });
    first.clock.now = new Date('2030-04-05T08:00:00Z');
    for (let index = 0; index < 10; index += 1) await first.keep(`k${index}`);
    await first.close();
    const next = await inboxForThisTest({ folder });
    const total = async () => (await next.ask('GET', '/messages')).said.total;
    expect(await total()).toBe(10);
    expect(next.said.lines()).toMatchObject([
      { level: 'error', msg: expect.stringMatching(/^By the clock all messages/) },
    ]);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    await vi.waitFor(async () => expect(await total()).toBe(0));
  });
});
