import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleServer, startServer } from './sample-server.ts';

const FEED = `<feed>${'<id>https://site.invalid/</id>'.repeat(60)}</feed>`;
const FILES: Readonly<Record<string, string>> = {
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset><loc>https://site.invalid/</loc></urlset>',
  'feed.atom': FEED,
  'feed.json': '{"home_page_url":"https://site.invalid/"}',
  '.well-known/security.txt': 'Contact: mailto:office@games.example\n',
  'schedule/river-games.json': '{"schedule":{"base_url":"https://site.invalid/"}}',
  'schedule/लोक-उत्सव.json': '{"schedule":{}}',
  'schedules.json': '["/schedule/river-games.json"]',
};

/** Starts a server for a built site with these files. */
function siteWith(files: Readonly<Record<string, string>>) {
  const siteDir = mkdtempSync(join(tmpdir(), 'open-data-'));
  for (const [file, content] of Object.entries({ '404.html': '<title>404</title>', ...files })) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), content);
  }
  return { siteDir, start: () => startServer({ siteDir }) };
}

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content]));

describe('open data of a build that does not know its address', () => {
  const { siteDir, start } = siteWith({ ...below('unaddressed', FILES), 'robots.txt': 'User-agent: *\n' });
  let server: SampleServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    rmSync(siteDir, { recursive: true, force: true });
  });

  it.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/feed.atom', 'application/atom+xml'],
    ['/feed.json', 'application/feed+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/schedule/river-games.json', 'application/json'],
    ['/schedules.json', 'application/json'],
    [`/schedule/${encodeURIComponent('लोक-उत्सव')}.json`, 'application/json'],
  ])('DATA-07 %s is %s, for programs and pages of any origin', async (path, type) => {
    const answer = await server.ask(path, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toMatch(path === '/robots.txt' ? /no-cache/ : /max-age=900/);
    expect(await answer.text()).not.toContain('site.invalid');
  });

  it('DATA-02 DATA-07 name the address under which they are asked for', async () => {
    expect(await (await server.ask('/sitemap.xml')).text()).toContain(`<loc>${server.url}/</loc>`);
    const raw = await server.askRaw('/feed.json', { host: 'games.example:8080' });
    expect(raw.body).toContain('http://games.example:8080/');
  });

  it.each(['a b', 'games.example"onload="x', '<games.example>', 'games.example:x', '[::1'])(
    'DATA-07 put no text in place of an address that is no host: %s',
    async (host) => {
      const answer = await server.askRaw('/sitemap.xml', { host });
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toContain('<loc>');
    },
  );

  it('DATA-07 are answered with 304 while they are the same, and are compressed', async () => {
    const first = await server.ask('/feed.atom', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe(FEED.replaceAll('https://site.invalid', server.url));
    const tag = first.headers.get('etag') ?? '';
    const again = await server.ask('/feed.atom', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    '/unaddressed/sitemap.xml',
    '/unaddressed/robots.txt',
    '/schedule/unknown.json',
    '/schedule/../robots.txt.json',
    '/schedule/',
    '/.well-known/other.txt',
  ])('DATA-07 %s is not there', async (path) => {
    const answer = await server.askRaw(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('site.invalid');
  });
});

describe('open data of a build that knows its address', () => {
  it('DATA-07 are sent as they were built', async () => {
    const { siteDir, start } = siteWith(
      Object.fromEntries(
        Object.entries(FILES).map(([file, text]) => [file, text.replaceAll('site.invalid', 'games.example')]),
      ),
    );
    const server = await start();
    try {
      expect(await (await server.ask('/sitemap.xml')).text()).toContain('<loc>https://games.example/</loc>');
      expect((await server.ask('/.well-known/security.txt')).status).toBe(200);
    } finally {
      await server.close();
      rmSync(siteDir, { recursive: true, force: true });
    }
  });
});
