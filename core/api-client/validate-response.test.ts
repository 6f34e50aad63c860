import { describe, expect, it } from 'vitest';
import { schedule } from '#core/contract/entities/schedule.ts';
import { LARGEST_BODY_BYTES, validateResponse } from './validate-response.ts';

const silent = () => undefined;
const good = { data: [{ game: 'Lyre', schedule: [] }] };
const json = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
const pass = (response: Response) => validateResponse(response, schedule.read, silent);

describe('response validation', () => {
  it('passes a valid answer with its text, time and ETag', async () => {
    const body = JSON.stringify(good);
    const headers = { date: 'Thu, 01 Jan 2026 10:00:00 GMT', etag: '"a"' };
    const passed = await pass(json(body, { headers }));
    expect(passed).toMatchObject({ body, at: Date.UTC(2026, 0, 1, 10), etag: '"a"' });
    expect(passed.value).toEqual([{ game: 'Lyre', entries: [] }]);
  });

  it.each<[string, Response, string]>([
    [
      'a page with status 200',
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'portal',
    ],
    ['markup that calls itself JSON', json('<!doctype html>'), 'portal'],
    [
      'a redirect',
      new Response(null, { status: 302, headers: { location: 'https://hotel.example' } }),
      'portal',
    ],
    ['a part that nobody asked for', json('{"data":[]}', { status: 206 }), 'shape'],
    ['a 500 inside a 200', json('{"status":500,"message":"down","data":null}'), 'http'],
    ['an error in place of the list', json('["Database connection failed"]'), 'shape'],
    ['status 511', new Response('', { status: 511 }), 'portal'],
    ['status 500', json('{}', { status: 500 }), 'http'],
    ['a 404 page', new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }), 'http'],
    ['a plain no', json('{"status":0}'), 'refused'],
    [
      'another content type',
      new Response('{"data":[]}', { headers: { 'content-type': 'text/plain' } }),
      'shape',
    ],
    ['cut-off JSON', json('{"data":[{"ga'), 'shape'],
    ['an empty body', json(''), 'shape'],
    ['another shape', json('{"surprise":true}'), 'shape'],
    ['null', json('null'), 'shape'],
    ['no content', new Response(null, { status: 204 }), 'shape'],
  ])('ERR-03 rejects %s', async (_, response, kind) => {
    await expect(pass(response)).rejects.toMatchObject({ kind });
  });

  it('rejects an answer larger than its cap without reading it to the end', async () => {
    let pulled = 0;
    const chunk = new Uint8Array(512 * 1024).fill(32);
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    await expect(pass(json(endless))).rejects.toMatchObject({ kind: 'shape' });
    expect(pulled).toBeLessThan(LARGEST_BODY_BYTES * 2);
  });

  it('reads a body with a byte order mark', async () => {
    await expect(pass(json(`\ufeff${JSON.stringify(good)}`))).resolves.toBeDefined();
  });

  it('reads Retry-After, in seconds or as a date', async () => {
    const inSeconds = json('{}', { status: 503, headers: { 'retry-after': '7' } });
    await expect(pass(inSeconds)).rejects.toMatchObject({ status: 503, retryAfterMs: 7_000 });
    const headers = { date: 'Thu, 01 Jan 2026 10:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 10:01:00 GMT' };
    await expect(pass(json('{}', { status: 429, headers }))).rejects.toMatchObject({ retryAfterMs: 60_000 });
  });
});
