import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { AppOptions } from '../../server/options.ts';
import { collectedLog } from '../support/collected-log.ts';
import { contactPayload } from './contact-payload.ts';
import { KEY, serverForThisTest } from './sample-server.ts';
import { newFolder } from './started-server.ts';

const GIVEN = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
/** A server with a log, and what it has written since the start. */
async function serverWithLog(options: AppOptions = {}) {
  const said = collectedLog('info');
  const server = await serverForThisTest({ log: said.log, ...options });
  said.clear();
  return { server, ...said };
}

/** A database that every message and every probe fails with. */
async function withoutMessages(dataDir: string) {
  const db = await openDatabase(dataDir);
  for (const table of ['inbox_state', 'inbox_forwarding', 'contact_message'])
    await db.schema.dropTable(table).execute();
  await db.destroy();
}

const MADE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the line of a request', () => {
  it('OPS-30 says what was asked, how it ended, how long it took and how much was sent', async () => {
    const { server, lines } = await serverWithLog();
    const answer = await server.read(eventList, { eventtype: 'upcoming' });
    const length = Number(answer.headers.get('content-length'));
    await answer.text();
    await vi.waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toEqual({
      ...{ level: 'info', msg: 'request', method: 'GET', route: eventList.path, status: 200, bytes: length },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ms: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it('OPS-30 names the route, so that nothing of the address is in it', async () => {
    const { server, lines, text: written } = await serverWithLog();
    await server.ask('/calendar/event/secret-one.ics?x=secret-two');
    await server.ask('/api/secret-three', { headers: { 'access-token': KEY } });
    await server.ask('/secret-four?x=secret-five');
    await server.askRaw('/api/%secret-six');
    await vi.waitFor(() => expect(lines()).toHaveLength(4));
    expect(lines().map(({ route, status }) => [route, status])).toEqual([
      ['/calendar/event/:file', 404],
      ['/api/*', 404],
      ['none', 404],
      ['none', 400],
    ]);
    expect(written()).not.toContain('secret');
  });

  it('OPS-30 is not written for probes, metrics, files and the streams of open pages, unless they fail', async () => {
    const dataDir = newFolder();
    const { server, lines } = await serverWithLog({ dataDir, metricsToken: 'a-token-of-some-length' });
    for (const path of ['/healthz', '/readyz', '/metrics', '/media/icons/x.svg', '/media/none.svg'])
      await (await server.ask(path)).text();
    const stream = await server.ask('/api/changes');
    await stream.body?.cancel();
    await withoutMessages(dataDir);
    await (await server.ask('/readyz')).text();
    await vi.waitFor(() => expect(lines()).toMatchObject([{ route: '/readyz', status: 503 }]));
  });

  it('OPS-30 says so if the other side has not waited for the answer', async () => {
    const { server, lines } = await serverWithLog();
    await server.put('/__scenario', { name: 'hanging' });
    const impatient = new AbortController();
    const headers = { 'access-token': KEY };
    const asked = server.ask(eventList.path, { headers, signal: impatient.signal }).catch(() => 'left');
    await vi.waitFor(async () =>
      expect(await (await server.ask('/__requests')).text()).toContain(eventList.path),
    );
    impatient.abort();
    expect(await asked).toBe('left');
    await vi.waitFor(() => expect(lines()).toMatchObject([{ route: eventList.path, isCut: true }]));
  });
});

describe('what fails', () => {
  it('OPS-31 is in the log once, with its place and the identifier that the answer names', async () => {
    const dataDir = newFolder();
    const { server, lines, text: written } = await serverWithLog({ dataDir });
    await withoutMessages(dataDir);
    const answer = await server.ask('/api/cum', {
      method: 'POST',
      headers: { 'access-token': KEY, 'content-type': 'application/json' },
      body: JSON.stringify(contactPayload('Hello')),
    });
    const requestId = answer.headers.get('x-request-id');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { status: 0, message: `Something went wrong. Reference in the server’s log: ${requestId}.` },
    ]);
    await vi.waitFor(() => expect(lines()).toHaveLength(2));
    const [failure, request] = lines();
    expect(failure).toMatchObject({
      ...{ level: 'error', msg: 'A request failed.', requestId, method: 'POST', route: '/api/cum' },
      err: {
        code: 'SQLITE_ERROR',
        stack: expect.arrayContaining([expect.stringMatching(/^at .*:\d+:\d+\)?$/)]),
      },
    });
    expect(request).toMatchObject({ level: 'info', msg: 'request', requestId, status: 500 });
    expect(written()).not.toContain('no such table');
  });

  it('OPS-32 and never became a request is one line, without the bytes that came', async () => {
    const { server, lines, text: written } = await serverWithLog({ requestLimitMs: 600 });
    const sent = async (bytes: string) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(bytes);
      return text(socket);
    };
    expect(await sent('SECRET nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sent(`GET / HTTP/1.1\r\nHost: x\r\nX: SECRET${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      / 431 /,
    );
    expect(await sent('GET /SECRET HTTP/1.1\r\nHost: SECRET')).toMatch(/ 408 /);
    expect(lines().map(({ level, status, reason }) => [level, status, reason])).toEqual([
      ['info', 400, expect.stringMatching(/^HPE_/)],
      ['info', 431, 'HPE_HEADER_OVERFLOW'],
      ['info', 408, 'ERR_HTTP_REQUEST_TIMEOUT'],
    ]);
    expect(written()).not.toMatch(/SECRET|127\.0\.0\.1/);
  });
});

describe('the identifier of a request', () => {
  it('OPS-33 is made anew for everybody but a trusted proxy', async () => {
    const open = await serverForThisTest();
    const trusting = await serverForThisTest({ trustedProxies: ['loopback'] });
    const ask = async (server: typeof open, id: string, path = '/api/nothing') =>
      (await server.ask(path, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    const made = await ask(open, GIVEN);
    expect(made).toMatch(MADE);
    expect(made).not.toBe(GIVEN);
    expect(await ask(trusting, GIVEN)).toBe(GIVEN);
    expect(await ask(trusting, GIVEN, '/desk/api/session')).toBe(GIVEN);
    for (const strange of [
      'ada@example.org',
      '+919876543210',
      'f'.repeat(65),
      'abc',
      `${GIVEN}"x`,
      '-'.repeat(20),
    ])
      expect(await ask(trusting, strange)).toMatch(MADE);
  });

  it('OPS-33 is in the answers of API and desk, also if the address cannot be read, and in no file', async () => {
    const server = await serverForThisTest();
    for (const path of [
      '/api/nothing',
      '/api/%zz',
      '/desk/api/session',
      '/desk/api/nothing',
      '/desk/api/%zz',
    ])
      expect((await server.askRaw(path)).headers['x-request-id'], path).toMatch(MADE);
    for (const path of ['/media/icons/x.svg', '/healthz', '/nothing'])
      expect((await server.askRaw(path)).headers['x-request-id'], path).toBeUndefined();
  });
});
