import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from '#core/contract/endpoints.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { KEY, type SampleServer, serverForThisTest, startServer } from './sample-server.ts';
import { readRaw, sayRaw } from './say-raw.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'methods-'));
let server: SampleServer;
beforeAll(async () => {
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>x</title>');
  server = await startServer({ siteDir });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true, force: true });
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];
const sitePaths = ['/', '/event', '/reset', '/media/no.jpg', '/widget/frame', '/enrolment-sample/login'];
const samplePaths = ['/widget-sample/translator.js', '/widget-sample/social.js', '/storage/app/public/x'];
const token = { 'access-token': KEY };

describe('a method that an address does not support', () => {
  const apiPaths = [...readEndpoints, ...commandEndpoints].map(
    (endpoint) => [endpoint.path, 'method' in endpoint ? endpoint.method : 'POST'] as const,
  );

  it.each(apiPaths)('%s is answered with 405 unless it is %s', async (path, right) => {
    const known = right === 'GET' ? ['GET', 'HEAD'] : [right];
    const allow = [...known, 'OPTIONS'].sort().join(', ');
    for (const method of METHODS.filter((one) => !known.includes(one))) {
      for (const headers of [token, {}]) {
        const answer = await server.askRaw(path, { ...headers, origin: 'http://localhost:5173' }, method);
        expect(answer, method).toMatchObject({ status: 405, headers: { allow } });
        expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
      }
    }
    expect((await server.askRaw(path, token, 'OPTIONS')).headers.allow).toBe(allow);
  });

  it('is answered with 405 whatever its body is, and in the API format', async () => {
    const headers = { ...token, 'content-type': 'text/plain' };
    const response = await server.ask(eventList.path, { method: 'PUT', headers, body: 'x' });
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({ status: 0, message: 'This address does not know this method.' });
  });

  it('is answered with 405 by the site too', async () => {
    for (const path of [...sitePaths, ...samplePaths]) {
      for (const method of METHODS.slice(2)) {
        const answer = await server.askRaw(path, {}, method);
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD, OPTIONS' },
        });
      }
      const options = await server.askRaw(path, {}, 'OPTIONS');
      expect(options, path).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
    }
  });

  it('is answered with 501 if it is unknown here, and with 400 if it is none', async () => {
    for (const method of ['PROPFIND', 'LOCK']) {
      const answer = await server.askRaw(eventList.path, token, method);
      expect(answer.status, method).toBe(501);
    }
    const nonsense = readRaw(await sayRaw(server.url, 'NONSENSE / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    expect(nonsense).toMatchObject({ status: 400, body: { status: 0 } });
  });
});

describe('HEAD and what does not exist', () => {
  it('HEAD is answered like GET wherever there is a GET', async () => {
    const own = await serverForThisTest();
    const gets = readEndpoints.filter(({ method }) => method === 'GET');
    for (const { path } of gets) {
      const [get, head] = [await own.askRaw(path, token), await own.askRaw(path, token, 'HEAD')];
      expect(head.status, path).toBe(get.status);
      for (const name of ['content-length', 'etag', 'vary'])
        expect(head.headers[name]).toBe(get.headers[name]);
    }
    for (const path of sitePaths) {
      const [get, head] = [await server.askRaw(path), await server.askRaw(path, {}, 'HEAD')];
      expect(head.status, path).toBe(get.status);
    }
  });

  it('a call that does not exist is a 404 in the API format, by every method', async () => {
    for (const method of METHODS.filter((one) => one !== 'HEAD' && one !== 'TRACE')) {
      const response = await server.ask('/api/no-such-call', { method, headers: token });
      expect(response.status, method).toBe(404);
      expect(await response.json()).toEqual({ status: 0, message: 'There is no such call.' });
    }
  });
});
