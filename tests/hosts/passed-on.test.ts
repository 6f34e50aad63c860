import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { ask } from './ask.ts';
import { builtJson, HOSTS, SITE } from './built-site.ts';
import { INSTALLED, MISSING, type RunningServer, startWebServer } from './web-servers.ts';

const MEGABYTE = 1024 * 1024;

it.skip.each(MISSING)('skipped: %s is not installed', () => undefined);

describe.each(INSTALLED)('%s in front of any API server', (server) => {
  const heard: { headers: IncomingHttpHeaders; bytes: number; url: string | undefined }[] = [];
  const api = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url === CHANGES_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return;
    }
    // Caddy asks this for itself.
    const isAskedByCaddy = request.url === '/healthz' && request.headers['x-forwarded-for'] === undefined;
    if (!isAskedByCaddy) heard.push({ headers: request.headers, bytes: body.length, url: request.url });
    response.setHeader('x-of-the-api', 'yes');
    response.end('heard');
  });
  let host: RunningServer;
  beforeAll(async () => {
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    const { port } = api.address() as AddressInfo;
    host = await startWebServer(server, { siteDir: SITE, hostsDir: HOSTS, api: `127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await host.stop();
    api.closeAllConnections();
    await new Promise((done) => api.close(done));
  });

  it('OPS-23 says for whom it asks, passes the host on, and lets through what the desk sends', async () => {
    const question = {
      path: '/desk/api/content?draft=%2F',
      method: 'POST',
      body: Buffer.alloc(49 * MEGABYTE),
    };
    const headers = { host: 'www.example.org:8443', 'x-forwarded-for': '203.0.113.7' };
    const said = await ask(host.url, { ...question, headers });
    expect(said.body.toString()).toBe('heard');
    const last = heard.at(-1);
    expect(last).toMatchObject({ bytes: 49 * MEGABYTE, url: '/desk/api/content?draft=%2F' });
    expect(last?.headers).toMatchObject({ host: 'www.example.org:8443', 'x-forwarded-proto': 'http' });
    // What a visitor claims may stand before it, and counts for nothing: the server reads from the end.
    expect(String(last?.headers['x-forwarded-for']).split(', ').at(-1)).toBe('127.0.0.1');
    for (const name of Object.keys(builtJson('headers.json').every))
      expect(said.headers[name]).toBeUndefined();
  });

  it('OPS-23 gives each request an identifier of its own, whatever the visitor claims', async () => {
    const claimed = '0123456789abcdef';
    for (const method of ['GET', 'POST']) {
      await ask(host.url, { path: '/api/Menu', method, headers: { 'x-request-id': claimed } });
      const { 'x-request-id': id } = heard.at(-1)?.headers ?? {};
      expect(id).toMatch(/^[\da-f][\da-f-]{14,62}[\da-f]$/);
      expect(id).not.toBe(claimed);
    }
  });

  it('OPS-23 does not hold back what the API server says in a stream that does not end', async () => {
    const response = await new Promise<IncomingMessage>((done) => {
      get(host.url + CHANGES_PATH, { agent: false }, done);
    });
    const [first] = await response.setEncoding('utf8').take(1).toArray();
    response.destroy();
    expect(first).toContain('data: first');
  });

  it('OPS-23 passes on neither figures nor probes, nor anything of the site', async () => {
    heard.length = 0;
    for (const path of [
      '/',
      '/metrics',
      '/metrics/',
      '/__received',
      '/no-such-page',
      '/API/Menu',
      '/deskx',
      '/apis',
    ])
      expect((await ask(host.url, { path })).headers['x-of-the-api'], path).toBeUndefined();
    expect(heard).toEqual([]);
  });
});
