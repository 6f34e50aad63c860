import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StoredMessage } from '../../server/messages/store.ts';
import { KEY, type SampleServer, serverForThisTest, startServer } from './sample-server.ts';

const payload = {
  firstName: 'Ada "Quote" Näïve',
  emailid: 'ada@example.org',
  contactno: '919876543210',
  message: 'Line one\nline two 🎻 नमस्ते \u0000 end',
  sessionid: 'session-1',
  apifor: 'web',
};

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const send = (to: SampleServer, body: unknown, headers: Record<string, string> = {}) =>
  to.ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const received = async (from: SampleServer) =>
  (await (await from.ask('/__received')).json()) as StoredMessage[];

describe('a contact message', () => {
  it('API-22 CONTACT-10 is stored unchanged and answered with status 1', async () => {
    const own = await serverForThisTest();
    const response = await send(own, payload, { 'idempotency-key': 'one' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 1 });
    expect(await received(own)).toEqual([{ id: 'one', payload, order: 1, time: expect.any(String) }]);
  });

  it('OFFLINE-12 is stored once per key; a repeat is answered as success', async () => {
    const own = await serverForThisTest();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(own, payload, { 'idempotency-key': 'same' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 1 });
    expect(await received(own)).toHaveLength(1);
  });

  it('OFFLINE-12 another text under a used key is refused and not lost silently', async () => {
    const own = await serverForThisTest();
    await send(own, payload, { 'idempotency-key': 'same' });
    const response = await send(own, { ...payload, message: 'Changed' }, { 'idempotency-key': 'same' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ status: 0 });
  });

  it('is new each time if it carries no key', async () => {
    const own = await serverForThisTest();
    await send(own, payload);
    await send(own, payload);
    const ids = (await received(own)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('OFFLINE-12 survives the server: order, ids and payloads are there when it is opened again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'messages-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await startServer({ dataDir });
    for (const id of ['c', 'a', 'b'])
      await send(first, { ...payload, message: id }, { 'idempotency-key': id });
    await first.close();
    const second = await serverForThisTest({ dataDir });
    expect((await send(second, { ...payload, message: 'a' }, { 'idempotency-key': 'a' })).status).toBe(200);
    expect((await received(second)).map(({ id, order }) => [id, order])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('drops fields that are not in the contract', async () => {
    const own = await serverForThisTest();
    await send(own, { ...payload, isAdmin: true, nested: { deep: [1] } }, { 'idempotency-key': 'extra' });
    expect((await received(own))[0]?.payload).toEqual(payload);
  });

  it('stores hostile texts as plain text', async () => {
    const own = await serverForThisTest();
    const message = "'); DROP TABLE contact_message; -- \r\nBcc: all@example.org";
    await send(own, { ...payload, message }, { 'idempotency-key': "x');--" });
    expect(await received(own)).toMatchObject([{ id: "x');--", payload: { message } }]);
  });
});

describe('bad input gets a clear error and nothing is stored', () => {
  const deep = `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const cases: readonly [string, number, unknown, Record<string, string>?][] = [
    ['a missing field', 400, { ...payload, emailid: undefined }],
    ['a number instead of a text', 400, { ...payload, contactno: 919876543210 }],
    ['an object instead of a text', 400, { ...payload, message: { toString: 'x' } }],
    ['a blank name', 400, { ...payload, firstName: '   ' }],
    ['a phone without digits', 400, { ...payload, contactno: 'none' }],
    ['an invalid address', 400, { ...payload, emailid: 'ada' }],
    ['a message that is too long', 400, { ...payload, message: 'x'.repeat(20_000) }],
    ['a session id that is too long', 400, { ...payload, sessionid: 'x'.repeat(2_000) }],
    ['a list', 400, [payload]],
    ['null', 400, 'null'],
    ['broken JSON', 400, '{"firstName":'],
    ['nothing', 400, ''],
    ['__proto__', 400, `{"__proto__":{"isAdmin":true},${JSON.stringify(payload).slice(1)}`],
    [
      'constructor.prototype',
      400,
      `{"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(payload).slice(1)}`,
    ],
    ['JSON nested very deep', 400, deep],
    ['a megabyte', 413, { ...payload, message: 'x'.repeat(1_000_000) }],
    ['text/plain', 415, payload, { 'content-type': 'text/plain' }],
    ['a form', 415, 'firstName=Ada', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a key with blanks', 400, payload, { 'idempotency-key': 'a b' }],
    ['a very long key', 400, payload, { 'idempotency-key': 'k'.repeat(200) }],
  ];
  it.each(cases)('%s is answered with %i', async (_what, status, body, headers) => {
    const response = await send(server, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status: 0, message: expect.stringMatching(/^[A-Z"].+\.$/) });
    expect(await received(server)).toEqual([]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('a page of a foreign origin may not send, whatever it sends', async () => {
    for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }] as const) {
      const response = await send(server, payload, headers);
      expect(response.status, headers.origin).toBe(403);
    }
    expect(await received(server)).toEqual([]);
  });

  it('a page of an allowed origin may', async () => {
    const own = await serverForThisTest({ allowedOrigins: ['https://elsewhere.example'] });
    expect((await send(own, payload, { origin: 'https://elsewhere.example' })).status).toBe(200);
    expect((await send(own, payload, { origin: own.url })).status).toBe(200);
    expect((await send(own, payload, { origin: 'http://localhost:5173' })).status).toBe(200);
  });

  it('a flood gets 429 with Retry-After, and nothing beyond the limit is stored', async () => {
    const own = await serverForThisTest({ contactPerMinute: 3 });
    const statuses: number[] = [];
    let last = new Response();
    for (let index = 0; index < 5; index += 1) {
      last = await send(own, payload, { 'idempotency-key': `flood-${index}` });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ status: 0 });
    expect(await received(own)).toHaveLength(3);
  });

  it('OFFLINE-12 in a flood a message that is already stored is still answered as success', async () => {
    const own = await serverForThisTest({ contactPerMinute: 2 });
    const statusOf = async (key: string, message = payload.message) =>
      (await send(own, { ...payload, message }, { 'idempotency-key': key })).status;
    expect([await statusOf('a'), await statusOf('b'), await statusOf('c')]).toEqual([200, 200, 429]);
    for (const key of ['a', 'b', 'a']) expect(await statusOf(key)).toBe(200);
    expect(await statusOf('a', 'Another text')).toBe(422);
    expect(await statusOf('d')).toBe(429);
    expect(await received(own)).toHaveLength(2);
  });
});

describe('tracking', () => {
  const visit = {
    fromurl: '',
    tourl: '/',
    pagename: 'home',
    browseagent: 'Test',
    ip: '',
    sessionid: 's',
    apifor: 'web',
    eventid: '1',
  };
  const track = (body: unknown, to = server) =>
    to.ask('/api/trackingevent', {
      method: 'POST',
      headers: { 'access-token': KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('answers a text full of characters that need encoding', async () => {
    const [first] = (await (await track(visit)).json()) as { encrstr: string }[];
    for (const character of '+/=&') expect(first?.encrstr).toContain(character);
  });

  it('refuses a visit with a field missing', async () => {
    const { eventid: _left, ...rest } = visit;
    expect((await track(rest)).status).toBe(400);
  });

  it('has its own rate limit, separate from that of messages', async () => {
    const own = await serverForThisTest({ visitsPerMinute: 2, contactPerMinute: 2 });
    const answers = [await track(visit, own), await track(visit, own), await track(visit, own)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[2]?.json()).toMatchObject({ status: 0 });
    expect((await send(own, payload)).status).toBe(200);
  });
});

describe('modes of the contact call', () => {
  const modes: readonly [string, number, boolean][] = [
    ['statuszero', 200, false],
    ['400', 400, false],
    ['429', 429, false],
    ['500', 500, false],
  ];
  it.each(modes)('%s refuses as often as asked, then everything works', async (mode, status) => {
    const own = await serverForThisTest();
    expect((await own.put('/__contact', { mode, times: 2 })).status).toBe(200);
    for (const _ of [1, 2]) {
      const response = await send(own, payload);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ status: 0 });
      expect(response.headers.get('retry-after')).toBe(mode === '429' ? '2' : null);
    }
    expect(await received(own)).toEqual([]);
    expect((await send(own, payload)).status).toBe(200);
  });

  it('portal answers a page with 200', async () => {
    const own = await serverForThisTest();
    await own.put('/__contact', { mode: 'portal' });
    const response = await send(own, payload);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('OFFLINE-12 store-then-drop stores, breaks the connection, and answers the repeat as success', async () => {
    const own = await serverForThisTest();
    await own.put('/__contact', { mode: 'store-then-drop', times: 1 });
    await expect(send(own, payload, { 'idempotency-key': 'lost' })).rejects.toThrow('fetch failed');
    expect(await received(own)).toHaveLength(1);
    expect(await (await send(own, payload, { 'idempotency-key': 'lost' })).json()).toMatchObject({
      status: 1,
    });
    expect(await received(own)).toHaveLength(1);
  });

  it('hang never answers, and the server still stops', async () => {
    const own = await startServer();
    await own.put('/__contact', { mode: 'hang' });
    const body = JSON.stringify(payload);
    const headers = { 'access-token': KEY, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(400);
    await expect(own.ask('/api/cum', { method: 'POST', headers, body, signal })).rejects.toThrow('timeout');
    await own.close();
  });
});
