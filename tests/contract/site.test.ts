import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleServer, startServer } from './sample-server.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'built-site-'));
const SCRIPT = 'export const answer = 42;\n'.repeat(40);
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
};

let server: SampleServer;
beforeAll(async () => {
  const folk = 'event/पाइथियन-लोक-उत्सव/index.html';
  for (const file of [
    'index.html',
    'event/index.html',
    'news/details/index.html',
    'articles/delphi.html',
    'articles/德尔斐的钟声.html',
    'articles/ξένιος.html',
    folk,
    'app-shell.html',
    '404.html',
    '404-art.html',
    '404-page.html',
  ]) {
    write(file, `<!doctype html><title>${file}</title>`);
  }
  write('404.html.br', brotliCompressSync('<!doctype html><title>404.html</title>'));
  write('service-worker.js', 'self.skipWaiting();');
  write('manifest.webmanifest', '{"name":"x"}');
  write('seo.json', '{}');
  write('default-thumbnail.jpg', 'jpg');
  write('reset/index.html', '<!doctype html><title>reset/index.html</title>');
  write('assets/main-abc123.js', SCRIPT);
  write('assets/main-abc123.js.br', brotliCompressSync(SCRIPT));
  write('.secret', 'hidden');
  write('headers.json.br', 'packed');
  write('_headers', '/*');
  write('_redirects', '/* /404.html 404');
  write(
    'pages.json',
    JSON.stringify({
      pages: {
        '/': 'index.html',
        '/home': 'index.html',
        '/event': 'event/index.html',
        '/news/details': 'news/details/index.html',
        '/event/पाइथियन-लोक-उत्सव': folk,
      },
      byQuery: {
        '/news/details': {
          parameter: 'article',
          files: {
            delphi: 'articles/delphi.html',
            'delphi-2': 'articles/delphi.html',
            德尔斐的钟声: 'articles/德尔斐的钟声.html',
            ξένιος: 'articles/ξένιος.html',
          },
        },
      },
      shellPatterns: [
        '/event/:eventpath',
        '/event/:eventpath/:gamecategory/:gamename',
        '/event/:eventpath/:gamecategory/:gamename/:subgame',
        '/our-council/:slug',
      ],
      shell: 'app-shell.html',
      notFound: '404.html',
      notFoundPatterns: {
        '/event-categories/music/:page': '404-page.html',
        '/event-categories/:event': '404-art.html',
        '/event-categories/:event/:page': '404-art.html',
      },
    }),
  );
  write(
    'headers.json',
    JSON.stringify({
      every: { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' },
      html: { 'x-for-pages': 'yes' },
      part: { 'x-content-type-options': 'nosniff' },
    }),
  );
  server = await startServer({ siteDir });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true, force: true });
});

const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

describe('the page that deletes the stored copy', () => {
  it.each(['/reset', '/reset/', '/reset?from=error'])(
    'Q-78 is at %s, revalidated each time, and hidden from search engines',
    async (path) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-for-pages')).toBe('yes');
      expect(await titleOf(answer)).toBe('reset/index.html');
    },
  );
});

describe('pages', () => {
  const found: readonly [string, string][] = [
    ['/', 'index.html'],
    ['/home', 'index.html'],
    ['/home/', 'index.html'],
    ['/event', 'event/index.html'],
    ['/event/', 'event/index.html'],
    ['/event//', 'event/index.html'],
    ['//', 'index.html'],
    ['/event?utm=1', 'event/index.html'],
    ['/news/details/', 'news/details/index.html'],
    ['/news/details?article=delphi', 'articles/delphi.html'],
    ['/news/details/?article=delphi-2', 'articles/delphi.html'],
    ['/news/details?%61rticle=del%70hi', 'articles/delphi.html'],
    ['/news/details?utm=1&article=delphi&article=other', 'articles/delphi.html'],
    ['/news/details?article=other&article=delphi', 'news/details/index.html'],
    [`/news/details?article=${encodeURIComponent('德尔斐的钟声')}`, 'articles/德尔斐的钟声.html'],
    ['/news/details?article=德尔斐的钟声', 'articles/德尔斐的钟声.html'],
    [`/news/details?article=${encodeURIComponent('ξένιος'.normalize('NFD'))}`, 'articles/ξένιος.html'],
    ['/news/details?article=newer-than-the-build', 'news/details/index.html'],
    ['/news/details?article=', 'news/details/index.html'],
    ['/news/details?article=constructor', 'news/details/index.html'],
    ['/news/details?article=__proto__', 'news/details/index.html'],
    ['/news/details?article=..%2F..%2Fpages.json', 'news/details/index.html'],
    ['/news/details?article=%E0%A4%A', 'news/details/index.html'],
    ['/news/details?Article=delphi', 'news/details/index.html'],
    ['/event?article=delphi', 'event/index.html'],
    ['/event/पाइथियन-लोक-उत्सव', 'event/पाइथियन-लोक-उत्सव/index.html'],
    [`/event/${encodeURIComponent('पाइथियन-लोक-उत्सव')}/`, 'event/पाइथियन-लोक-उत्सव/index.html'],
    ['/%65vent', 'event/index.html'],
    ['/event/not-yet-built', 'app-shell.html'],
    ['/event/not-yet-built/', 'app-shell.html'],
    ['/event/a/b/c', 'app-shell.html'],
    ['/event/a/b/c/d', 'app-shell.html'],
    ['/event/caf%C3%A9', 'app-shell.html'],
    ['/event/games-2.0', 'app-shell.html'],
    ['/event/games-2.0/music/lyre.solo', 'app-shell.html'],
    ['/event/picture.svg', 'app-shell.html'],
    ['/our-council/somebody', 'app-shell.html'],
    ['/our-council/dr.rao', 'app-shell.html'],
  ];
  it.each(found)('ROUTE-29 ROUTE-32 ROUTE-33 %s is answered with %s', async (path, file) => {
    const response = await server.ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).not.toBeNull();
    expect(await titleOf(response)).toBe(file);
  });

  const unknown = [
    '/no-such-page',
    '/event-categories',
    '/event/x/y',
    '/event/a/b/c/d/e',
    '/our-council/a/b',
    '/news/no.such',
    '/EVENT',
    '/news/Details',
    '//event',
    '/news//details',
    '/event//not-yet-built',
    '/event//music/lyre',
  ];
  it.each(unknown)('ROUTE-31 %s is the not-found page with 404', async (path) => {
    const response = await server.ask(path);
    expect(response.status).toBe(404);
    expect(await titleOf(response)).toBe('404.html');
  });

  it.each([
    ['/event-categories/none', '404-art.html'],
    ['/event-categories/no.such/', '404-art.html'],
    ['/event-categories/none/none', '404-art.html'],
    ['/event-categories/music/none', '404-page.html'],
    ['/event-categories/music/none/none', '404.html'],
  ])('CAT-18 Q-80 %s is %s, the not-found page of its part, with 404', async (path, file) => {
    const response = await server.ask(path);
    expect(response.status).toBe(404);
    expect(await titleOf(response)).toBe(file);
  });

  it('ROUTE-31 the not-found page stays 404 for a browser that has cached it', async () => {
    const response = await server.ask('/no-such-page', {
      headers: { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() },
    });
    expect(response.status).toBe(404);
  });

  it('ROUTE-31 the not-found page is sent compressed, and no cache gives that to whoever did not ask for it', async () => {
    const packed = await server.askRaw('/no-such-page', { 'accept-encoding': 'gzip, br' });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([404, 'br']);
    const plain = await server.askRaw('/no-such-page');
    expect([plain.status, plain.headers['content-encoding']]).toEqual([404, undefined]);
    expect(plain.body).toContain('404.html');
    for (const { headers } of [packed, plain]) {
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(await titleOf(await server.ask('/no-such-page'))).toBe('404.html');
    // Of the other pages nothing is compressed.
    const other = await server.askRaw('/event-categories/none', { 'accept-encoding': 'br' });
    expect([other.status, other.headers['content-encoding']]).toEqual([404, undefined]);
  });

  it('NEWS-13 the document of an article has a tag, and HEAD, like that of a path', async () => {
    const address = '/news/details?article=delphi';
    const { headers } = await server.ask(address, { method: 'HEAD' });
    expect(headers.get('content-length')).toBe(
      String('<!doctype html><title>articles/delphi.html</title>'.length),
    );
    expect(headers.get('vary')).toContain('Accept-Encoding');
    const tag = headers.get('etag') ?? '';
    expect((await server.askRaw(address, { 'if-none-match': tag })).status).toBe(304);
  });

  it('answers HEAD like GET', async () => {
    expect((await server.ask('/event', { method: 'HEAD' })).status).toBe(200);
    expect((await server.ask('/none', { method: 'HEAD' })).status).toBe(404);
  });

  it('an address that cannot be decoded is 400 or 404, never a server error', async () => {
    expect([400, 404]).toContain((await server.ask('/%E0%A4%A')).status);
    expect([400, 404]).toContain((await server.ask('/%00')).status);
  });
});

describe('files', () => {
  const missing = [
    '/assets/gone-123.js',
    '/pictures/gone.svg',
    '/pictures/gone',
    '/none.html',
    '/favicon.ico',
    '/fonts%2Ewoff2',
    '/assets//main-abc123.js',
    '/event//index.html',
  ];
  it.each(missing)(
    'PWA-07 %s does not exist: 404 in plain text, never a page under its name',
    async (path) => {
      const response = await server.ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('hashed files are immutable; entry files are revalidated every time', async () => {
    const cacheControl = async (path: string) => (await server.ask(path)).headers.get('cache-control');
    expect(await cacheControl('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/service-worker.js', '/manifest.webmanifest', '/seo.json', '/index.html']) {
      expect(await cacheControl(path), path).toBe('no-cache');
    }
  });

  it('a precompressed file is sent as such, with a Vary header', async () => {
    const packed = await server.ask('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(SCRIPT);
    const plain = await server.ask('/assets/main-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    expect(await plain.text()).toBe(SCRIPT);
  });

  it('a known tag is answered with 304', async () => {
    const tag = (await server.ask('/service-worker.js')).headers.get('etag') ?? '';
    for (const [path, itsTag] of [
      ['/service-worker.js', tag],
      ['/event', (await server.ask('/event')).headers.get('etag') ?? ''],
    ] as const) {
      expect((await server.askRaw(path, { 'if-none-match': itsTag })).status, path).toBe(304);
    }
  });

  it('OPS-21 "not modified" has the headers that the file has, since browsers take them over', async () => {
    for (const path of ['/event', '/reset', '/service-worker.js', '/assets/main-abc123.js'])
      for (const accept of ['identity', 'br']) {
        const asked = { 'accept-encoding': accept };
        const first = await server.askRaw(path, asked);
        const again = await server.askRaw(path, { ...asked, 'if-none-match': String(first.headers.etag) });
        expect(again.status, path).toBe(304);
        for (const name of [
          'content-security-policy',
          'x-for-pages',
          'x-content-type-options',
          'x-robots-tag',
        ])
          expect(again.headers[name], `${path} ${accept} ${name}`).toBe(first.headers[name]);
      }
  });

  it('hidden files, lists of the build and everything outside the folder do not exist', async () => {
    for (const path of [
      '/.secret',
      '/pages.json',
      '/articles/delphi.html',
      '/headers.json',
      '/headers.json.br',
      '/_headers',
      '/_redirects',
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f.secret',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/media/..%2fsetting.ts',
    ]) {
      expect((await server.askRaw(path)).status, path).toBe(404);
    }
  });
});

describe('headers of the build', () => {
  it('go with every answer, those for pages only with pages, and a separate policy stays', async () => {
    for (const path of [
      '/',
      '/no-such-page',
      '/none.js',
      '/assets/none.js',
      '/service-worker.js',
      '/api/none',
    ]) {
      const response = await server.ask(path);
      expect(response.headers.get('content-security-policy'), path).toBe("default-src 'none'");
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      expect(response.headers.get('x-for-pages'), path).toBe(isPage ? 'yes' : null);
    }
    const enrolment = await server.ask('/enrolment-sample/login');
    expect(enrolment.headers.get('content-security-policy')).toContain('sha256-');
  });

  it('go with scripts, style sheets and fonts only as needed', async () => {
    const { headers } = await server.ask('/assets/main-abc123.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBeNull();
  });

  it('a new build is noticed while the server runs', async () => {
    write('headers.json', JSON.stringify({ every: { 'x-build': 'two' } }));
    utimesSync(join(siteDir, 'headers.json'), new Date(), new Date(Date.now() + 5_000));
    expect((await server.ask('/')).headers.get('x-build')).toBe('two');
  });
});

describe('the stand-in for the enrolment site', () => {
  it('LOGIN-02 says what it is and shows what it received, as text', async () => {
    const response = await server.ask(`/enrolment-sample/game?event=x&t=${encodeURIComponent('<b>&"')}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'none'");
    const html = await response.text();
    expect(html).toContain('stands in for the separate enrolment site');
    expect(html).toContain('&lt;b&gt;&amp;&quot;');
    expect(html).not.toMatch(/<form|<input|<script/);
  });

  it('LOGIN-02 knows the four hand-offs and no other', async () => {
    for (const what of ['login', 'signup', 'game', 'donate']) {
      expect((await server.ask(`/enrolment-sample/${what}`)).status, what).toBe(200);
    }
    expect((await server.ask('/enrolment-sample/constructor')).status).toBe(404);
  });
});
