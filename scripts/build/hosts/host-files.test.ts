import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptData, PUBLISHED_FILES, SCHEDULES } from '#core/open-data/published-files.ts';
import { isPagePath, KEPT_AN_HOUR, KEPT_RULES, NOT_SERVED, PATH_RULES } from '#core/site-paths.ts';
import { LARGEST_CONTENT_BYTES } from '../../../server/content/transfer/content-file.ts';
import { responseHeaders } from '../response-headers.ts';
import { hostRules, LARGEST_BODY_MB, PATH } from './host-rules.ts';
import { hostFiles, type ToldServer } from './write-host-files.ts';

const HASHES = Array.from({ length: 90 }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`);
const told: ToldServer = {
  list: {
    pages: {
      '/': 'index.html',
      '/home': 'index.html',
      '/event': 'event/index.html',
      '/news/details': 'news/details/index.html',
    },
    byQuery: {
      '/news/details': {
        parameter: 'article',
        files: {
          lyre: 'articles/lyre.html',
          ξένιος: 'articles/ξένιος.html',
          'a$b"': 'articles/a.html',
          '~x': 'articles/x.html',
          [`long-${'x'.repeat(300)}`]: 'articles/long.html',
          'PATH-of-reeds': 'articles/PATH-of-reeds.html',
        },
      },
    },
    shellPatterns: ['/event/:eventpath', '/our-council/:slug'],
    shell: 'app-shell.html',
    notFound: '404.html',
    notFoundPatterns: { '/event-categories/:event': '404-art.html' },
  },
  headers: responseHeaders(
    {
      ...{ apiBase: '', mediaBase: '', eventImageBase: '', mediaHosts: [], embedHosts: [] },
      widgetHosts: ['https://widgets.example'],
    },
    { styleSheets: HASHES, script: "'sha256-s'" },
  ),
  site: { PATH_RULES, NOT_SERVED, KEPT_RULES, KEPT_AN_HOUR, keptData, PUBLISHED_FILES, SCHEDULES },
  settings: { apiBase: '', siteUrl: 'https://www.example.org' },
};
const { hosts, site } = hostFiles(told);

describe('files for Caddy and nginx', () => {
  it('OPS-21 name every header with its value, however long it is', () => {
    const joined = (text: string) => {
      const parts = new Map(
        [...text.matchAll(/^map "" (\$site_text_\d+) \{\n\tdefault "(.*)";/gm)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      return text.replace(/\$site_text_\d+/g, (name) => parts.get(name) ?? name);
    };
    for (const text of [hosts.Caddyfile, joined(hosts['nginx-maps.conf'])])
      for (const headers of Object.values(told.headers))
        for (const value of Object.values(headers)) expect(text).toContain(`"${value}"`);
    const words = hosts['nginx-maps.conf'].match(/"[^"]*"/g) ?? [];
    expect(Math.max(...words.map((word) => Buffer.byteLength(word)))).toBeLessThan(4_096);
  });

  it('OPS-20 know which paths are pages as the bundled server does', () => {
    const { kindOfPath } = hostRules(told.list, told.headers, told.site, told.settings);
    const paths = [
      '/',
      '/event',
      '/event/games-2.0',
      '/event/index.html',
      '/event/x/index.html',
      '/news/no.such',
      '/x.js',
    ]
      .concat([
        '/api',
        '/api/Menu',
        '/apis',
        '/reset/x',
        '/widget',
        '/__received',
        '/index.html',
        '/a.b/c',
        '//event/x.svg',
      ])
      .concat([
        '/assets',
        '/print/a.b',
        '/desk',
        '/desks',
        '/x.123',
        '/.well-known/security.txt',
        '/events/x.svg',
      ]);
    for (const path of paths) {
      const kind = kindOfPath.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? 'page';
      expect(kind === 'page', path).toBe(isPagePath(path));
    }
  });

  it('OPS-22 leave out the articles whose names they could not write', () => {
    const { queries } = hostRules(told.list, told.headers, told.site, told.settings);
    expect(queries.map(({ files }) => Object.keys(files))).toEqual([['lyre', 'ξένιος', 'PATH-of-reeds']]);
    for (const text of [hosts.Caddyfile, hosts['nginx-maps.conf']])
      expect(text).toContain('"/articles/PATH-of-reeds.html"');
  });

  it('OPS-23 let through the largest file of the desk', () => {
    expect(LARGEST_BODY_MB * 1024 * 1024).toBeGreaterThanOrEqual(LARGEST_CONTENT_BYTES);
    expect(hosts['nginx-site.conf']).toContain(`client_max_body_size ${LARGEST_BODY_MB}m;`);
  });

  it('OPS-23 pass nothing on if the site asks another API', () => {
    const other = hostFiles({ ...told, settings: { apiBase: 'https://api.example.org', siteUrl: '' } }).hosts;
    expect(hosts.Caddyfile).toContain('reverse_proxy');
    expect(hosts['nginx-site.conf']).toContain('proxy_pass');
    for (const text of Object.values(other)) expect(text).not.toMatch(/reverse_proxy|proxy_pass|upstream/);
  });

  it('OPS-41 let Caddy ask several API servers, and send nobody to one that ends', () => {
    // Without quotes, what the environment names may be several addresses.
    expect(hosts.Caddyfile).toContain('\treverse_proxy {$SITE_API:127.0.0.1:4173} {\n');
    expect(hosts.Caddyfile).toContain('\t\thealth_uri /healthz\n');
    expect(hosts.Caddyfile).toMatch(/\t\tlb_retries \d+\n/);
  });

  it('OPS-23 choose the identifier of each request themselves', () => {
    const set = hosts.Caddyfile.match(/header_up X-Request-Id \{http\.request\.uuid\}/g);
    expect(set).toHaveLength(hosts.Caddyfile.match(/reverse_proxy/g)?.length ?? 0);
    expect(hosts['nginx-site.conf']).toContain('proxy_set_header X-Request-Id $request_id;');
  });

  it('OPS-24 pass open data on only if the build does not know its address', () => {
    const passed = (siteUrl: string) =>
      hostRules(told.list, told.headers, told.site, { apiBase: '', siteUrl }).passedOn ?? '';
    for (const path of ['/feed.atom', '/schedule/lamps.json', '/robots.txt']) {
      expect(new RegExp(passed('')).test(path), path).toBe(true);
      expect(new RegExp(passed('https://www.example.org')).test(path), path).toBe(false);
    }
    for (const path of ['/api/Menu', '/desk', '/desk/api/session', '/uploads/x/320.webp', '/healthz'])
      expect(new RegExp(passed('https://www.example.org')).test(path), path).toBe(true);
    for (const path of ['/metrics', '/__received', '/apis', '/healthz/x', '/', '/schedule/'])
      expect(new RegExp(passed('')).test(path), path).toBe(false);
  });

  it('OPS-20 know the type of every file that is copied as it is', () => {
    const { types } = hostRules(told.list, told.headers, told.site, told.settings);
    const files = readFileSync('public/manifest.webmanifest', 'utf8').match(/"src": "[^"]+\.(\w+)"/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(types).toHaveProperty(/\.(\w+)"/.exec(file)?.[1] ?? '');
  });

  it('stop the build at a header that they could not write', () => {
    const headers = { ...told.headers, every: { 'x-strange': 'a "quote"' } };
    expect(() => hostFiles({ ...told, headers })).toThrow('A web server could not be told of');
  });

  it('OPS-20 write the path itself by their own names for it', () => {
    for (const text of Object.values(hosts)) expect(text).not.toContain(`"${PATH}"`);
  });
});

/** The headers of a path by `_headers`: rules that fit, where a later one replaces. */
function headersOf(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of site._headers.split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const start = pattern.replace(/\*$/, '');
    if (pattern.endsWith('*') ? !path.startsWith(start) : path !== pattern) continue;
    for (const line of lines.filter((text) => text !== '')) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      found[name] = value;
    }
  }
  return found;
}

/** The file and status of a path by `_redirects`, unless a file of the site answers it. */
function redirectOf(path: string, files: readonly string[] = []) {
  for (const line of site._redirects.trim().split('\n')) {
    const [from = '', to = '', code = ''] = line.split(' ');
    const parts = from
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part));
    if (!new RegExp(`^${parts.join('/')}/?$`).test(path)) continue;
    if (files.includes(path) && !code.endsWith('!')) return null;
    return `${to} ${Number.parseInt(code, 10)}`;
  }
  return null;
}

describe('files for static hosts', () => {
  it('OPS-25 give every page, also one that does not exist, the headers of pages', () => {
    const { every, html } = told.headers;
    for (const path of ['/', '/event', '/no/such/page', '/service-worker.js'])
      expect(headersOf(path)).toEqual({ ...every, ...html });
  });

  it('OPS-25 give the frame of widgets, the page that cleans up, hashed files and open data their own', () => {
    const { every, widget } = told.headers;
    expect(headersOf('/widget/frame')).toEqual({ ...every, ...widget });
    expect(headersOf('/reset')).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect(headersOf('/assets/x.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const path of ['/feed.atom', '/schedule/lamps.json'])
      expect(headersOf(path)).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=900',
      });
    expect(headersOf('/feed.json')['content-type']).toContain('application/feed+json');
    expect(headersOf('/robots.txt')['cache-control']).toBe('no-cache');
  });

  it('OPS-25 answer addresses without a file of their own, and hide what is for servers', () => {
    const files = ['/pages.json', '/headers.json', '/articles/lyre.html', '/event/lamps'];
    expect(redirectOf('/home')).toBe('/index.html 200');
    expect(redirectOf('/event/not-yet-built')).toBe('/app-shell.html 200');
    expect(redirectOf('/event/lamps', files)).toBeNull();
    expect(redirectOf('/event-categories/no-such-art')).toBe('/404-art.html 404');
    expect(redirectOf('/no-such-page')).toBe('/404.html 404');
    for (const path of files.slice(0, 3)) expect(redirectOf(path, files), path).toBe('/404.html 404');
  });

  it('OPS-25 name every page that is not in a folder of its name', () => {
    const named = Object.entries(told.list.pages).filter(
      ([path, file]) => path !== '/' && file !== `${path.slice(1)}/index.html`,
    );
    expect(named.map(([path, file]) => [path, `/${file} 200`])).toEqual(
      named.map(([path]) => [path, redirectOf(path)]),
    );
  });
});
