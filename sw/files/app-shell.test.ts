import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const SITE = 'https://site.example';

/** Whether the worker returns the document when a window opens the path. */
async function answers(path: string, precached: readonly string[] = [], headers = {}): Promise<boolean> {
  const { createAppShell } = await import('./app-shell.ts');
  const opened = { url: SITE + path, method: 'GET', mode: 'navigate', headers: new Headers(headers) };
  const entries = precached.map((url) => ({ url, revision: '1' }));
  return createAppShell(entries).answerTo(opened as Request) !== null;
}

describe('a window opens an address', () => {
  beforeAll(() => {
    vi.stubGlobal('self', globalThis);
    vi.stubGlobal('location', new URL(SITE));
    vi.stubGlobal('fetch', async () => new Response());
  });
  afterAll(() => vi.unstubAllGlobals());

  it.each(['/', '/home', '/event/games-2.0', '/our-council/dr.rao', '/event/a/music/lyre.solo'])(
    'PWA-04 and the worker answers %s',
    async (path) => expect(await answers(path)).toBe(true),
  );

  it.each(['/api/news', '/seo.json', '/manifest.webmanifest', '/documents', '/pictures/gone.webp', '/reset'])(
    'PWA-07 and the worker leaves %s to the network',
    async (path) => expect(await answers(path)).toBe(false),
  );

  it.each(['/home', '/documents/csr.pdf'])('SW15 and a part of %s is left to the network', async (path) => {
    expect(await answers(path, [path.slice(1)], { range: 'bytes=0-1' })).toBe(false);
  });

  it.each(['/documents/csr.pdf', '/robots.txt'])(
    'DONATE-04 and the worker answers %s, a file that comes with the build',
    async (path) => {
      expect(await answers(path, [path.slice(1)])).toBe(true);
      expect(await answers('/documents/a/b.pdf', [path.slice(1)])).toBe(false);
    },
  );
});
