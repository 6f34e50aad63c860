import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { trackVisit } from '#core/contract/entities/tracking.ts';
import { type SampleServer, serverForThisTest, startServer } from './sample-server.ts';
import { readRaw, sayDripping, sayRaw } from './say-raw.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const visit = JSON.stringify(Object.fromEntries(trackVisit.fields.map((field) => [field, 'é']))).replaceAll(
  'é',
  '\u00c3\u00a9',
);
const GET = `GET ${eventList.path} HTTP/1.1\r\naccess-token: k\r\nConnection: close\r\n`;
const post = (headers: string, body = visit) =>
  `POST ${trackVisit.path} HTTP/1.1\r\nHost: localhost\r\naccess-token: k\r\nConnection: close\r\n` +
  `Content-Length: ${body.length}\r\n${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json';

describe('an ambiguous request', () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['one host', 200, `${GET}Host: localhost:4173\r\n\r\n`],
    ['two hosts', 400, `${GET}Host: localhost\r\nHost: games.example\r\n\r\n`],
    ['twice the same host', 400, `${GET}Host: localhost\r\nhost: localhost\r\n\r\n`],
    ['no host', 400, `${GET}\r\n`],
    ['a host with a path', 400, `${GET}Host: localhost/x\r\n\r\n`],
    ['two hosts in one', 400, `${GET}Host: localhost, games.example\r\n\r\n`],
    ['no host in HTTP/1.0', 200, `${GET.replace('1.1', '1.0')}\r\n`],
    ['JSON', 200, post(JSON_TYPE)],
    ['JSON with its charset', 200, post(`${JSON_TYPE}; charset="UTF-8"`)],
    ['JSON in a charset not allowed for it', 415, post(`${JSON_TYPE}; charset=iso-8859-1`)],
    ['JSON with broken characters', 400, post(JSON_TYPE, visit.replace('\u00c3', ''))],
    ['a body declared as gzip', 415, post(`${JSON_TYPE}\r\nContent-Encoding: gzip`)],
    ['a body in two encodings', 415, post(`${JSON_TYPE}\r\nContent-Encoding: identity, br`)],
    ['a body declared as identity', 200, post(`${JSON_TYPE}\r\nContent-Encoding: identity`)],
    ['an unknown expectation', 417, post(`${JSON_TYPE}\r\nExpect: a-miracle`)],
    ['headers without an end', 431, `${GET}Host: localhost\r\nx-filler: ${'y'.repeat(20_000)}\r\n\r\n`],
    ['no request at all', 400, 'Good day!\r\n\r\n'],
  ];
  it.each(cases)('%s is answered with %i', async (_what, status, words) => {
    const answer = readRaw(await sayRaw(server.url, words));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body).toEqual({ status: 0, message: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(answer.head).toContain('x-content-type-options: nosniff');
    expect(answer.head).toContain('content-type: application/json; charset=utf-8');
  });

  it('a refused encoding lists the accepted ones', async () => {
    const { head } = readRaw(await sayRaw(server.url, post(`${JSON_TYPE}\r\nContent-Encoding: br`)));
    expect(head).toContain('accept-encoding: identity');
  });
});

describe('a request that expects 100-continue', () => {
  const announce = (length: number) =>
    `POST ${trackVisit.path} HTTP/1.1\r\nHost: localhost\r\naccess-token: k\r\n${JSON_TYPE}\r\n` +
    `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;

  it('is refused at once if it is too large, and is never told to continue', async () => {
    const heard = await sayRaw(server.url, announce(10_000_000));
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(readRaw(heard).body).toEqual({ status: 0, message: 'The request is too large.' });
  });

  it('is told to continue otherwise', async () => {
    const heard = await sayRaw(server.url, announce(visit.length), visit);
    expect(heard).toMatch(/^HTTP\/1\.1 100 Continue/);
    expect(readRaw(heard).status).toBe(200);
  });
});

describe('a request that does not end', () => {
  const LIMIT_MS = 1_200;
  const head = `POST ${trackVisit.path} HTTP/1.1\r\nHost: localhost\r\naccess-token: k\r\n${JSON_TYPE}\r\n`;
  const starts: readonly (readonly [string, string])[] = [
    ['in its first line', 'POST /api'],
    ['in its headers', `${head}x-slow: `],
    ['in its body', `${head}Content-Length: 5000\r\n\r\n{"fromurl":"`],
    ['in its chunks', `${head}Transfer-Encoding: chunked\r\n\r\n5000\r\n{"fro`],
  ];
  it.each(starts)(
    '%s is answered with 408 when its time is up, even if it keeps dripping',
    async (_where, start) => {
      const own = await serverForThisTest({ requestLimitMs: LIMIT_MS });
      const began = performance.now();
      const heard = await sayDripping(own.url, start);
      const took = performance.now() - began;
      expect(readRaw(heard)).toMatchObject({
        status: 408,
        body: { status: 0, message: 'The request took too long to arrive.' },
      });
      expect(took).toBeGreaterThan(LIMIT_MS * 0.8);
      // By default Node checks for late requests only every thirty seconds.
      expect(took).toBeLessThan(15_000);
    },
  );

  it('an answer that takes longer than that is not cut off', async () => {
    const own = await serverForThisTest({ requestLimitMs: 300 });
    await own.put('/__scenario', { name: 'slow', delayMs: 1_000 });
    expect((await own.read(eventList, { eventtype: 'upcoming' })).status).toBe(200);
  });

  it('one that was answered before its body arrived gets no second answer', async () => {
    const own = await serverForThisTest({ requestLimitMs: 600 });
    const refused = `${head.replace('access-token: k\r\n', '')}Content-Length: 5000\r\n\r\n{`;
    const heard = await sayRaw(own.url, refused);
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
  });
});
