import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { ask, type Said } from './ask.ts';
import { allFiles, fileOf, HOSTS, headerNames, SITE } from './built-site.ts';
import { startBundledServer } from './bundled-server.ts';
import { type SiteQuestion, siteQuestions } from './questions.ts';
import { encodingsOf, INSTALLED, MISSING, type RunningServer, startWebServer } from './web-servers.ts';

const NAMES = headerNames();
const SAMPLE_PICTURE = '/media/events/river-2021.webp';
const KEY = { 'access-token': 'sample-key-not-a-secret' };

let bundled: RunningServer;
beforeAll(async () => {
  bundled = await startBundledServer({ METRICS_TOKEN: 'a-token-of-forty-letters-that-nobody-guesses' });
});
afterAll(() => bundled.stop());

const bodyOf = ({ file }: SiteQuestion) =>
  file === null ? 'Not found\n' : readFileSync(join(SITE, file)).toString('latin1');
/** What has to be the same everywhere. */
const seen = ({ status, headers, body }: Said) => ({
  status,
  headers: Object.fromEntries(NAMES.map((name) => [name, headers[name]])),
  body: body.toString('latin1'),
});

describe('the bundled server', () => {
  const questions = siteQuestions().filter(({ path }) => path !== '/metrics');
  it.each(questions)('OPS-20 answers $path with $status and $file', async (question) => {
    const said = await ask(bundled.url, question);
    expect(said.status).toBe(question.status);
    expect(said.body.toString('latin1')).toBe(bodyOf(question));
  });
});

it.skip.each(MISSING)('skipped: %s is not installed', () => undefined);

describe.each(INSTALLED)('%s', (server) => {
  let host: RunningServer;
  beforeAll(async () => {
    host = await startWebServer(server, { siteDir: SITE, hostsDir: HOSTS, api: new URL(bundled.url).host });
  });
  afterAll(() => host.stop());
  const both = (question: Parameters<typeof ask>[1]) =>
    Promise.all([ask(host.url, question), ask(bundled.url, question)]);

  it.each(siteQuestions())('OPS-20 answers $path with $status and $file', async (question) => {
    const said = await ask(host.url, question);
    expect(said.status).toBe(question.status);
    expect(said.body.toString('latin1')).toBe(bodyOf(question));
    if (question.path !== '/metrics') expect(seen(said)).toEqual(seen(await ask(bundled.url, question)));
  });

  it('OPS-20 sends every file of the site under its own name, but those that are for servers', async () => {
    const wrong: string[] = [];
    for (const file of allFiles().filter((name) => !/\.(?:br|gz)$/.test(name))) {
      const path = `/${file.split('/').map(encodeURIComponent).join('/')}`;
      const [said, reference] = await both({ path, headers: { host: 'www.example.org' } });
      if (JSON.stringify(seen(said)) !== JSON.stringify(seen(reference))) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  it.each(encodingsOf(server))(
    'OPS-20 sends files compressed as the build has them (%s)',
    async (encoding) => {
      for (const path of [
        '/',
        '/event',
        '/event/not-yet-built',
        '/service-worker.js',
        fileOf('assets', '.css'),
      ]) {
        const [said, reference] = await both({ path, headers: { 'accept-encoding': encoding } });
        expect(said.headers['content-encoding'], path).toBe(encoding);
        expect(said.headers.vary, path).toMatch(/accept-encoding/i);
        expect(seen(said), path).toEqual(seen(reference));
      }
      const plain = await ask(host.url, { path: '/', headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
    },
  );

  it('OPS-21 says "not modified" with the headers of the file, and never of a page that does not exist', async () => {
    for (const path of [
      '/',
      '/event',
      '/reset',
      '/widget/frame',
      '/service-worker.js',
      fileOf('assets', '.js'),
    ]) {
      const first = await ask(host.url, { path });
      expect(first.headers.etag, path).toBeDefined();
      const again = await ask(host.url, { path, headers: { 'if-none-match': String(first.headers.etag) } });
      const { 'content-type': _type, ...headers } = seen(first).headers;
      expect({ ...seen(again), body: '' }, path).toMatchObject({ status: 304, headers, body: '' });
    }
    const missing = await ask(host.url, { path: '/no-such-page' });
    for (const tag of ['*', missing.headers.etag ?? '*']) {
      const again = await ask(host.url, { path: '/no-such-page', headers: { 'if-none-match': tag } });
      expect(again.status).toBe(404);
      expect(again.body.length).toBeGreaterThan(1_000);
    }
  });

  it('OPS-20 takes nothing but questions for files, and answers HEAD like GET', async () => {
    const [said] = await both({ path: '/', method: 'POST' });
    expect(said.status).toBe(405);
    for (const path of ['/', '/no-such-page', '/no-such.js']) {
      const whole = await ask(host.url, { path });
      const head = await ask(host.url, { path, method: 'HEAD' });
      expect({ ...seen(head), body: '' }, path).toEqual({ ...seen(whole), body: '' });
      expect(head.body).toHaveLength(0);
    }
  });

  it('OPS-23 passes on what the API server answers, with its own headers once', async () => {
    for (const path of [
      '/api/Menu',
      '/api/no-such-call',
      '/desk/api/session',
      '/desk/assets/no-such.js',
      SAMPLE_PICTURE,
    ]
      .concat([
        '/uploads/no-such/320.webp',
        '/calendar/event/pythian-national-games.ics',
        '/calendar/no-such',
      ])
      .concat(['/healthz', '/readyz', '/enrolment-sample/login', '/widget-sample/social.js'])
      .concat([
        '/feed.atom',
        '/feed.json',
        '/sitemap.xml',
        '/schedules.json',
        '/robots.txt',
        '/schedule/no-such.json',
      ])) {
      const [said, reference] = await both({ path, headers: { ...KEY, host: 'www.example.org' } });
      expect(seen(said), path).toEqual(seen(reference));
      expect(said.headers.etag, path).toBe(reference.headers.etag);
    }
    const menu = await ask(host.url, { path: '/api/Menu', headers: KEY });
    const again = { ...KEY, 'if-none-match': String(menu.headers.etag) };
    expect(await ask(host.url, { path: '/api/Menu', headers: again })).toMatchObject({ status: 304 });
    const desk = await ask(host.url, { path: '/desk' });
    expect(desk.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-/);
  });

  it('OPS-23 does not hold back what open pages listen to', async () => {
    const response = await new Promise<IncomingMessage>((done) => {
      get(host.url + CHANGES_PATH, { agent: false }, done);
    });
    onTestFinished(() => void response.destroy());
    const [first] = await response.setEncoding('utf8').take(1).toArray();
    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(first).toContain('event: revision');
  });
});
