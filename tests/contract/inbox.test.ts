import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { by, standInGate } from '../../server/desk/testing/desk-for-test.ts';
import { Inbox } from '../../server/inbox/inbox.ts';
import { inboxRoutes } from '../../server/inbox/inbox-routes.ts';
import { inboxSettings } from '../../server/inbox/inbox-settings.ts';
import { fakeWebhook } from '../../server/inbox/testing/fake-receivers.ts';
import { KEY, type SampleServer, serverForThisTest } from './sample-server.ts';

const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };
const PLANTED = 'Xylophone-4711';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'inbox-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => void vi.restoreAllMocks());

const send = (server: SampleServer, key: string, more: object = {}) =>
  server.ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      ...{ firstName: PLANTED, emailid: `${PLANTED}@example.org`, contactno: '4711471147' },
      ...{ message: `${PLANTED} at the gate`, sessionid: PLANTED, apifor: 'web', ...more },
    }),
  });

/** Somebody at the desk, in the database of a running server. */
async function atTheDesk() {
  const db = await openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  return by(await standInGate(inboxRoutes({ inbox: new Inbox(db, 12, () => new Date()) })), 'Cy');
}

describe('a message from the form to the desk', () => {
  it('DESK-41 deleted at the desk, a repeated delivery is a success and stores nothing', async () => {
    const server = await serverForThisTest({ dataDir, contactPerMinute: 1 });
    const ask = await atTheDesk();
    expect((await send(server, 'one')).status).toBe(200);
    expect((await ask('GET', '/messages')).said).toMatchObject({ total: 1, messages: [{ name: PLANTED }] });
    await ask('DELETE', '/messages/1');
    // Not even the limit keeps the sender from learning that it arrived.
    for (let time = 0; time < 3; time += 1) {
      const again = await send(server, 'one');
      expect([again.status, await again.json()]).toMatchObject([200, { status: 1 }]);
    }
    expect((await ask('GET', '/messages')).said.total).toBe(0);
    expect((await send(server, 'one', { message: 'Another' })).status).toBe(422);
  });

  it('DESK-46 is answered at once, while the receiver of what is sent on is silent', async () => {
    const hook = await fakeWebhook();
    hook.state.mood = 'silent';
    const inbox = inboxSettings({ INBOX_WEBHOOK: hook.url, INBOX_WEBHOOK_SECRET: 'x' }, PRODUCT);
    const server = await serverForThisTest({ dataDir, inbox });
    expect((await send(server, 'one')).status).toBe(200);
    await vi.waitFor(() => expect(hook.state.asked).toBe(1));
    expect((await send(server, 'two')).status).toBe(200);
    const ask = await atTheDesk();
    expect((await ask('GET', '/messages')).said.messages).toMatchObject([
      { forwarding: 'waiting' },
      { forwarding: 'waiting' },
    ]);
  });

  it('DESK-49 nothing of a message is ever printed', async () => {
    const printed: unknown[] = [];
    const note = (...said: unknown[]) => {
      printed.push(
        ...said.map((one) => (one instanceof Error ? `${one.stack} ${JSON.stringify(one)}` : one)),
      );
      return true;
    };
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation(note);
    for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(note);
    const hook = await fakeWebhook();
    const inbox = inboxSettings({ INBOX_WEBHOOK: hook.url, INBOX_WEBHOOK_SECRET: PLANTED }, PRODUCT);
    const server = await serverForThisTest({ dataDir, inbox });
    const ask = await atTheDesk();
    // The receiver quotes the message in its refusal.
    hook.state.mood = 'broken';
    await send(server, 'one');
    await vi.waitFor(() => expect(hook.state.asked).toBe(1));
    await send(server, 'one', { message: `${PLANTED} changed` });
    await send(server, 'two', { emailid: PLANTED });
    await server.ask('/api/cum', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"message":"${PLANTED}`,
    });
    await ask('GET', `/messages?q=${PLANTED}`);
    await ask('PUT', '/messages/1', { isRead: true });
    await ask('GET', '/messages.csv');
    await ask('DELETE', '/messages/1');
    // A database that fails is the worst that can happen to a message.
    const db = await openDatabase(dataDir);
    await db.schema.dropTable('inbox_forwarding').execute();
    expect((await send(server, 'three')).status).toBe(500);
    await db.destroy();
    await server.close();
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.map(String).join('\n')).not.toContain(PLANTED);
  });
});
