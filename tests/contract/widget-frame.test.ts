import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseHeaders } from '../../scripts/build/response-headers.ts';
import { socialWidgets } from '../../server/sample/frame.ts';
import { type SampleServer, startServer } from './sample-server.ts';

const SOURCES = join(import.meta.dirname, '../../public/widget');
const siteDir = mkdtempSync(join(tmpdir(), 'built-site-'));
const headers = responseHeaders({
  apiBase: '',
  mediaBase: '',
  eventImageBase: '',
  mediaHosts: [],
  embedHosts: [],
  widgetHosts: ['https://widgets.example'],
});

let server: SampleServer;
beforeAll(async () => {
  mkdirSync(join(siteDir, 'widget'));
  for (const file of ['frame.html', 'frame.js'])
    writeFileSync(join(siteDir, 'widget', file), readFileSync(join(SOURCES, file)));
  writeFileSync(join(siteDir, 'headers.json'), JSON.stringify(headers));
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>Home</title>');
  server = await startServer({ siteDir });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true, force: true });
});

describe('the frame of social widgets', () => {
  it.each([
    ['/widget/frame', 'text/html'],
    ['/widget/frame?x=1', 'text/html'],
    ['/widget/frame.js', 'javascript'],
  ])('HOME-27 %s has its own policy, which takes all rights of the site from it (X7)', async (path, type) => {
    const response = await server.ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups; default-src 'none';/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms|allow-modals|unsafe-eval/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('HOME-27 nothing else is below its path, and no other answer has its policy', async () => {
    for (const path of [
      '/widget/',
      '/widget/other',
      '/widget/frame.html',
      '/widget/frame/',
      '/widget/a/b.js',
    ]) {
      const response = await server.ask(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).toContain('text/plain');
      expect(response.headers.get('content-security-policy'), path).not.toContain('unsafe-inline');
    }
    for (const path of ['/', '/widget', '/widgets/frame']) {
      const policy = (await server.ask(path)).headers.get('content-security-policy');
      expect(policy, path).not.toMatch(/unsafe-inline|widgets\.example/);
    }
  });
});

describe('the stand-in for a widget’s site', () => {
  it('HOME-27 has the script that the sample widget loads, readable from the frame', async () => {
    const [widget] = socialWidgets('Facebook', { edge: false });
    const address = /<script[^>]* src="([^"]+)"/.exec(widget?.widget ?? '')?.[1] ?? '';
    expect(address).toMatch(/^\/widget-sample\//);
    const response = await server.ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
