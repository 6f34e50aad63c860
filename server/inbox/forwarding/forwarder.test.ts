import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { folderForThisTest } from '../../content/testing/command-line.ts';
import { inboxSettings } from '../inbox-settings.ts';
import { fakeMailServer, fakeWebhook } from '../testing/fake-receivers.ts';
import { inboxForThisTest } from '../testing/inbox-for-test.ts';
import { Forwarder } from './forwarder.ts';
import { noteFailed } from './queue.ts';

const SECRET = 'a-secret-of-this-test';
const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };
const MINUTE_MS = 60_000;
const targetOf = (env: Record<string, string>) => inboxSettings(env, PRODUCT).forwardTo;

type Opened = Awaited<ReturnType<typeof inboxForThisTest>>;
const stateOf = async ({ ask }: Opened) =>
  (await ask('GET', '/messages')).said.messages.map(({ forwarding }: { forwarding: string }) => forwarding);
const row = ({ db }: Opened) => db.selectFrom('inbox_forwarding').selectAll().executeTakeFirstOrThrow();
const tried = (inbox: Opened, attempts: number) =>
  vi.waitFor(async () => expect((await row(inbox)).attempts).toBe(attempts), 10_000);

/** Lets time pass, and tells the sender as its timer would. */
async function later(inbox: Opened, minutes: number, wake: () => void) {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + minutes * MINUTE_MS);
  wake();
}

async function withWebhook(folder: string | null = null) {
  const hook = await fakeWebhook();
  const forwardTo = targetOf({ INBOX_WEBHOOK: hook.url, INBOX_WEBHOOK_SECRET: SECRET });
  const inbox = await inboxForThisTest({ folder, forwardTo });
  return { hook, inbox, forwardTo };
}

describe('a message that is sent on to a webhook', () => {
  it('DESK-44 arrives signed, with a key of its own, and the inbox says so', async () => {
    const { hook, inbox } = await withWebhook();
    await inbox.keep('key-1');
    await vi.waitFor(async () => expect(await stateOf(inbox)).toEqual(['sent']));
    const [request] = hook.received;
    const { key, ...message } = JSON.parse(request?.body ?? '');
    expect(message).toEqual({
      ...{ receivedAt: '2031-05-10T08:00:00.000Z', name: 'Ada Nair', email: 'ada@example.org' },
      ...{ phone: '919876543210', text: 'Where is the Odeon?' },
    });
    expect(request?.headers['idempotency-key']).toBe(key);
    const signature = createHmac('sha256', SECRET)
      .update(request?.body ?? '')
      .digest('hex');
    expect(request?.headers['x-signature-256']).toBe(`sha256=${signature}`);
    // A repeated delivery is no new message.
    expect(await inbox.keep('key-1')).toBe('repeated');
    await inbox.keep('key-2', { firstName: 'Bo' });
    await vi.waitFor(() => expect(hook.received).toHaveLength(2));
  });

  it('DESK-45 is tried again with growing waits while the other side fails, and given up after some days', async () => {
    const { hook, inbox, forwardTo } = await withWebhook();
    hook.state.mood = 'broken';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    expect(await stateOf(inbox)).toEqual(['waiting']);
    if (forwardTo === null) throw new Error('There is no target.');
    const forwarder = new Forwarder(inbox.db, forwardTo, () => inbox.clock.now, inbox.said.log);
    const waits: number[] = [];
    for (let attempts = 1; (await row(inbox)).state === 'waiting'; attempts += 1) {
      const { next_at } = await row(inbox);
      waits.push((next_at - inbox.clock.now.getTime()) / MINUTE_MS);
      // Nothing is sent before it is due.
      await later(inbox, (waits.at(-1) ?? 0) - 0.5, () => forwarder.wake());
      await later(inbox, 0.5, () => forwarder.wake());
      await tried(inbox, attempts + 1);
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / 60 / 24;
    expect(days).toBeGreaterThan(3.9);
    expect(days).toBeLessThan(4.5);
    expect(hook.state.asked).toBe(waits.length + 1);
    expect(await stateOf(inbox)).toEqual(['failed']);
    await forwarder.stop();
  });

  it('DESK-45 is tried more than once after the server was away for days', async () => {
    const { hook, inbox, forwardTo } = await withWebhook();
    hook.state.mood = 'broken';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    if (forwardTo === null) throw new Error('There is no target.');
    const forwarder = new Forwarder(inbox.db, forwardTo, () => inbox.clock.now, inbox.said.log);
    await later(inbox, 5 * 24 * 60, () => forwarder.wake());
    await tried(inbox, 2);
    expect(await stateOf(inbox)).toEqual(['waiting']);
    await forwarder.stop();
  });

  it('DESK-45 that has arrived is not sent once more because of a late failure', async () => {
    const { inbox } = await withWebhook();
    await inbox.keep('key-1');
    await vi.waitFor(async () => expect(await stateOf(inbox)).toEqual(['sent']));
    await noteFailed(inbox.db, (await row(inbox)).position, inbox.clock.now);
    expect(await stateOf(inbox)).toEqual(['sent']);
  });

  it('DESK-45 whose answer was lost, or whose server was stopped in between, has the same key again', async () => {
    const folder = folderForThisTest();
    const { hook, inbox, forwardTo } = await withWebhook(folder);
    hook.state.mood = 'lost';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    await inbox.close();
    hook.state.mood = 'well';
    const next = await inboxForThisTest({ folder, forwardTo });
    expect(await stateOf(next)).toEqual(['waiting']);
    if (forwardTo === null) throw new Error('There is no target.');
    const forwarder = new Forwarder(next.db, forwardTo, () => next.clock.now, next.said.log);
    await later(next, 2, () => forwarder.wake());
    await vi.waitFor(async () => expect(await stateOf(next)).toEqual(['sent']));
    await forwarder.stop();
    expect(hook.received).toHaveLength(2);
    expect(new Set(hook.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1);
  });

  it('DESK-46 delays no visitor: a silent receiver is waited for by nobody, not even by a stop', async () => {
    const folder = folderForThisTest();
    const { hook, inbox, forwardTo } = await withWebhook(folder);
    hook.state.mood = 'silent';
    expect(await inbox.keep('key-1')).toBe('stored');
    await vi.waitFor(() => expect(hook.state.asked).toBe(1));
    expect(await inbox.keep('key-2')).toBe('stored');
    expect(hook.state.asked).toBe(1);
    await inbox.close();
    hook.state.mood = 'well';
    // What was under way is due again a little later, in case the one who had it is gone.
    const next = await inboxForThisTest({ folder, forwardTo });
    await vi.waitFor(async () => expect(await stateOf(next)).toEqual(['sent', 'waiting']));
    if (forwardTo === null) throw new Error('There is no target.');
    const forwarder = new Forwarder(next.db, forwardTo, () => next.clock.now, next.said.log);
    await later(next, 3, () => forwarder.wake());
    await vi.waitFor(async () => expect(await stateOf(next)).toEqual(['sent', 'sent']));
    await forwarder.stop();
  });

  it('DESK-46 is sent by one server only, however many share the database', async () => {
    const folder = folderForThisTest();
    const { hook, inbox, forwardTo } = await withWebhook(folder);
    const others = await Promise.all([1, 2, 3].map(() => inboxForThisTest({ folder, forwardTo })));
    await Promise.all([inbox, ...others].map(({ keep }, index) => keep(`key-${index}`)));
    await vi.waitFor(async () => expect(await stateOf(inbox)).toEqual(['sent', 'sent', 'sent', 'sent']));
    expect(hook.received).toHaveLength(4);
  });

  it('DESK-46 is deleted with what is known of it, also while it waits', async () => {
    const { hook, inbox } = await withWebhook();
    hook.state.mood = 'broken';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    await inbox.ask('DELETE', '/messages/1');
    expect(await inbox.db.selectFrom('inbox_forwarding').selectAll().execute()).toEqual([]);
  });

  it('DESK-44 is not carried to where an answer leads', async () => {
    const { hook, inbox } = await withWebhook();
    hook.state.mood = 'elsewhere';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    expect(hook.received).toEqual([]);
    expect(hook.state.asked).toBe(1);
  });
});

describe('a message that is sent on by e-mail', () => {
  async function withMail() {
    const mail = await fakeMailServer();
    const forwardTo = targetOf({ INBOX_MAIL_TO: 'desk@example.org', SMTP_URL: mail.url });
    return { mail, forwardTo, inbox: await inboxForThisTest({ forwardTo }) };
  }

  it('DESK-47 arrives with the visitor to reply to, a stable Message-ID, and no header of the visitor', async () => {
    const { mail, inbox } = await withMail();
    await inbox.keep('key-1', { firstName: 'Ada\r\nBcc: evil@example.org', message: 'Where?\n.\nवहाँ' });
    await vi.waitFor(async () => expect(await stateOf(inbox)).toEqual(['sent']));
    const [sent = ''] = mail.received;
    const [head = '', body = ''] = sent.split('\r\n\r\n');
    const { key } = await row(inbox);
    expect(head).toContain(`Message-ID: <${key}@pythian-games>`);
    expect(head).toMatch(/^From: "?Pythian Games"? <desk@example\.org>/m);
    expect(head).toMatch(/^To: <?desk@example\.org/m);
    expect(head).toMatch(/^Reply-To: .*<ada@example\.org>/m);
    expect(head).not.toMatch(/^Bcc:/m);
    const coding = /^Content-Transfer-Encoding: (.+)$/m.exec(head)?.[1]?.trim();
    const read = coding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
    expect(coding === 'base64' ? read : read.replaceAll('=\r\n', '')).toContain('Where?');
  });

  it('DESK-47 is tried again while the mail server fails, with the same Message-ID', async () => {
    const { mail, inbox, forwardTo } = await withMail();
    if (forwardTo === null) throw new Error('There is no target.');
    const forwarder = new Forwarder(inbox.db, forwardTo, () => inbox.clock.now, inbox.said.log);
    mail.state.mood = 'broken';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    mail.state.mood = 'lost';
    await later(inbox, 1, () => forwarder.wake());
    await tried(inbox, 2);
    mail.state.mood = 'well';
    await later(inbox, 2, () => forwarder.wake());
    await vi.waitFor(async () => expect(await stateOf(inbox)).toEqual(['sent']));
    await forwarder.stop();
    const ids = mail.received.map((sent) => /^Message-ID: (.+)$/m.exec(sent)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('DESK-85 what cannot be sent on is said once in the log, without anything of it, and when it can be again', async () => {
    const { mail, inbox, forwardTo } = await withMail();
    const { said } = inbox;
    if (forwardTo === null) throw new Error('There is no target.');
    mail.state.mood = 'broken';
    await inbox.keep('key-1');
    await tried(inbox, 1);
    await vi.waitFor(() => expect(said.lines()).toHaveLength(1));
    expect(said.lines()[0]).toMatchObject({
      ...{ level: 'warn', reason: expect.stringMatching(/^[A-Z\d ]+$/) },
      msg: expect.stringMatching(/^A message could not be sent on\. It is in the inbox of the desk/),
    });
    const { notSentOn } = (await inbox.ask('GET', '/messages')).said;
    expect(notSentOn).toEqual({ waiting: 1, failed: 0 });
    const forwarder = new Forwarder(inbox.db, forwardTo, () => inbox.clock.now, inbox.said.log);
    await later(inbox, 1, () => forwarder.wake());
    await tried(inbox, 2);
    await later(inbox, 2, () => forwarder.wake());
    await tried(inbox, 3);
    expect(said.lines()).toHaveLength(2);
    mail.state.mood = 'well';
    await later(inbox, 4, () => forwarder.wake());
    await vi.waitFor(() => expect(said.sentences()[2]).toBe('Messages are sent on again.'));
    await forwarder.stop();
    expect(said.text()).not.toMatch(/ada|Odeon/i);
    expect((await inbox.ask('GET', '/messages')).said.notSentOn).toEqual({ waiting: 0, failed: 0 });
  });

  it('DESK-47 waits while there is no mail server at all', async () => {
    const forwardTo = targetOf({ INBOX_MAIL_TO: 'desk@example.org', SMTP_URL: 'smtp://127.0.0.1:1' });
    const inbox = await inboxForThisTest({ forwardTo });
    expect(await inbox.keep('key-1')).toBe('stored');
    await tried(inbox, 1);
    expect(await stateOf(inbox)).toEqual(['waiting']);
  });
});

describe('the settings of the inbox', () => {
  it('DESK-48 twelve months and no forwarding unless they say otherwise', () => {
    expect(inboxSettings({}, PRODUCT)).toEqual({ months: 12, forwardTo: null });
    expect(inboxSettings({ INBOX_MONTHS: '3' }, PRODUCT).months).toBe(3);
  });

  it.each([
    [{ INBOX_MONTHS: '0' }, 'INBOX_MONTHS must be a whole number from 1 to 120.'],
    [{ INBOX_MONTHS: 'ever' }, 'INBOX_MONTHS must be'],
    [{ INBOX_MAIL_TO: 'a@b.example' }, 'INBOX_MAIL_TO needs SMTP_URL'],
    [{ INBOX_MAIL_TO: 'a@b.example', SMTP_URL: 'https://x' }, 'INBOX_MAIL_TO needs SMTP_URL'],
    [{ INBOX_MAIL_TO: 'a@b.example, c@d.example', SMTP_URL: 'smtp://x' }, 'one email address'],
    [{ INBOX_WEBHOOK: 'https://x' }, 'INBOX_WEBHOOK needs INBOX_WEBHOOK_SECRET.'],
    [{ INBOX_WEBHOOK: 'file:///x', INBOX_WEBHOOK_SECRET: 'y' }, 'INBOX_WEBHOOK must be'],
    [{ INBOX_WEBHOOK: 'http://hook.example/x', INBOX_WEBHOOK_SECRET: 'y' }, 'must begin with https://'],
    [{ INBOX_WEBHOOK: 'https://ada:key@hook.example', INBOX_WEBHOOK_SECRET: 'y' }, 'must not name a user'],
    [{ INBOX_WEBHOOK: 'https://ada@hook.example', INBOX_WEBHOOK_SECRET: 'y' }, 'must not name a user'],
    [{ INBOX_WEBHOOK: 'https://x', INBOX_MAIL_TO: 'a@b.example' }, 'not both'],
  ])('DESK-48 %j is refused in one sentence', (env, reason) => {
    expect(() => inboxSettings(env, PRODUCT)).toThrow(reason);
  });
});
