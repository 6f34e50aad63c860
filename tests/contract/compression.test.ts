import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { trackVisit } from '#core/contract/entities/tracking.ts';
import { KEY, type SampleServer, serverForThisTest, startServer } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Returns the raw bytes and headers, since `fetch` decompresses bodies and hides their length. */
function bytesOf(from: SampleServer, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      request(from.url + path, { method, headers: { 'access-token': KEY, ...headers } }, (response) => {
        const { statusCode: status, headers: got } = response;
        void buffer(response).then((bytes) => resolve({ status, headers: got, bytes }));
      })
        .on('error', reject)
        .end();
    },
  );
}
const { pagename = '' } = sensibleValues.schedule?.[0] ?? {};
const asked = (accept: string, more: Record<string, string> = {}) => ({
  pagename,
  'accept-encoding': accept,
  ...more,
});

describe('answers over a slow connection', () => {
  it('a schedule is sent compressed as the caller accepts it, with the same content', async () => {
    const plain = await bytesOf(server, schedule.path, asked('identity'));
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accept, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
    ] as const) {
      const packed = await bytesOf(server, schedule.path, asked(accept));
      expect(packed.headers, accept).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(packed.bytes.length),
        vary: expect.stringContaining('Accept-Encoding'),
      });
      expect(unpack(packed.bytes).equals(plain.bytes), accept).toBe(true);
      expect(packed.bytes.length * 4).toBeLessThan(plain.bytes.length);
    }
  });

  it('a call that reads by POST is compressed too', async () => {
    const packed = await bytesOf(server, news.path, { 'accept-encoding': 'gzip' }, 'POST');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(packed.bytes).toString())).toMatchObject({ status: 1 });
  });

  it('HEAD says the same as GET, without the body', async () => {
    const whole = await bytesOf(server, schedule.path, asked('br'));
    const head = await bytesOf(server, schedule.path, asked('br'), 'HEAD');
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'content-type'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  });

  it('one tag serves all encodings, and is no promise about bytes', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((accept) => bytesOf(server, schedule.path, asked(accept))),
    );
    expect(br?.headers.etag).toMatch(/^W\/"/);
    expect(gzip?.headers.etag).toBe(br?.headers.etag);
    expect(plain?.headers.etag).toBe(br?.headers.etag);
    const again = await bytesOf(
      server,
      schedule.path,
      asked('gzip', { 'if-none-match': String(br?.headers.etag) }),
    );
    expect(again).toMatchObject({ status: 304, headers: { etag: br?.headers.etag, vary: br?.headers.vary } });
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(again.bytes).toHaveLength(0);
  });

  it('a small answer is not compressed', async () => {
    const none = await bytesOf(server, schedule.path, { ...asked('br'), pagename: 'no-such-event' });
    expect(none.headers['content-encoding']).toBeUndefined();
    const refused = await bytesOf(server, trackVisit.path, asked('br'));
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ status: 0 });
  });

  it('a scenario that cuts or delays answers does so for compressed ones', async () => {
    const own = await serverForThisTest({ scenario: 'malformed' });
    const cut = await bytesOf(own, '/api/Menu', asked('br'));
    expect(cut.headers['content-encoding']).toBeUndefined();
    await own.put('/__scenario', { name: 'slow', delayMs: 300 });
    const before = performance.now();
    expect((await bytesOf(own, schedule.path, asked('br'))).headers['content-encoding']).toBe('br');
    expect(performance.now() - before).toBeGreaterThanOrEqual(290);
  });
});
