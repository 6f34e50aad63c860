import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNADDRESSED, UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { hostFiles } from '../../scripts/build/hosts/write-host-files.ts';
import { ask } from './ask.ts';
import { builtJson, headerNames, SITE } from './built-site.ts';
import { startBundledServer } from './bundled-server.ts';
import { INSTALLED, MISSING, type RunningServer, startWebServer } from './web-servers.ts';

/** For a build that knows its own address and uses another provider's API. */
const folder = join(tmpdir(), `own-address-${process.pid}`);
const siteDir = join(folder, 'site');
const hostsDir = join(folder, 'hosts');
const NAMES = headerNames();

let bundled: RunningServer;
beforeAll(async () => {
  const { siteRules } = await import(pathToFileURL(resolve('dist-server/prerender.js')).href);
  cpSync(SITE, siteDir, { recursive: true });
  for (const entry of readdirSync(join(SITE, UNADDRESSED), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(join(SITE, UNADDRESSED).length);
    if (entry.isDirectory()) mkdirSync(join(siteDir, file), { recursive: true });
    if (!entry.isFile() || /\.(?:br|gz)$/.test(file)) continue;
    const text = readFileSync(join(SITE, UNADDRESSED, file), 'utf8');
    writeFileSync(join(siteDir, file), text.replaceAll(UNKNOWN_SITE, 'https://www.example.org'));
  }
  rmSync(join(siteDir, UNADDRESSED), { recursive: true });
  const { hosts } = hostFiles({
    ...{ list: builtJson('pages.json'), headers: builtJson('headers.json'), site: siteRules },
    settings: { apiBase: 'https://api.example.org', siteUrl: 'https://www.example.org' },
  });
  mkdirSync(hostsDir);
  for (const [name, text] of Object.entries(hosts)) writeFileSync(join(hostsDir, name), text);
  bundled = await startBundledServer({ SITE_DIR: siteDir });
});
afterAll(async () => {
  await bundled.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.skip.each(MISSING)('skipped: %s is not installed', () => undefined);

describe.each(INSTALLED)('%s with a site that knows its address', (server) => {
  let host: RunningServer;
  beforeAll(async () => {
    host = await startWebServer(server, { siteDir, hostsDir, api: null });
  });
  afterAll(() => host.stop());

  it('OPS-24 sends open data to everybody, with its types, as the bundled server does', async () => {
    const [schedule] = readdirSync(join(siteDir, 'schedule')).filter((name) => name.endsWith('.json'));
    for (const path of ['/feed.atom', '/feed.json', '/sitemap.xml', '/schedules.json', '/robots.txt'].concat([
      `/schedule/${encodeURIComponent(schedule ?? '')}`,
      '/schedule/no-such.json',
      '/.well-known/security.txt',
    ])) {
      const [said, reference] = [await ask(host.url, { path }), await ask(bundled.url, { path })];
      expect(said.status, path).toBe(reference.status);
      expect(said.body.equals(reference.body), path).toBe(true);
      for (const name of NAMES) expect(said.headers[name], `${path} ${name}`).toBe(reference.headers[name]);
      expect(said.headers.etag !== undefined, path).toBe(said.status === 200);
    }
    expect((await ask(host.url, { path: '/feed.json' })).body.toString()).toContain(
      'https://www.example.org/',
    );
  });

  it('OPS-23 has no API of its own', async () => {
    for (const path of ['/api/Menu', '/desk', '/uploads/x/320.webp', '/calendar/event/lamps.ics', '/healthz'])
      expect(await ask(host.url, { path }), path).toMatchObject({
        status: 404,
        body: Buffer.from('Not found\n'),
      });
    expect((await ask(host.url, { path: '/event' })).status).toBe(200);
  });
});
