import { describe, expect, it } from 'vitest';
import { isOurFile } from './our-file.ts';

const SITE = 'https://site.example';

function answer(type: string, more: Partial<Pick<Response, 'status' | 'type' | 'redirected' | 'url'>> = {}) {
  const headers = new Headers(type ? { 'content-type': type } : {});
  return { status: 200, type: 'basic', redirected: false, url: '', headers, ...more } as Response;
}
const isOurs = (path: string, response: Response) => isOurFile({ url: SITE + path }, response);

describe('what may be stored as a file of the build', () => {
  it.each([
    ['/app-shell.html', 'text/html; charset=utf-8'],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/a-1.js', 'application/javascript'],
    ['/assets/a-1.css', 'text/css'],
    ['/ready-pages.json', 'application/json'],
    ['/assets/a-latin-1.woff2', 'font/woff2'],
    ['/assets/a-latin-1.woff2', 'application/octet-stream'],
    ['/assets/a-1.avif', 'image/avif'],
    ['/icons/a.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('SW6 %s as %s is', (path, type) => expect(isOurs(path, answer(type))).toBe(true));

  it.each([
    ['/assets/a-1.js', 'text/html'],
    ['/assets/a-1.js', 'application/json'],
    ['/assets/a-1.css', 'text/plain'],
    ['/assets/a-latin-1.woff2', 'image/png'],
    ['/assets/a-1.avif', 'application/json'],
    ['/manifest.webmanifest', 'text/html'],
    ['/manifest.webmanifest', ''],
    ['/app-shell.html', 'application/json'],
  ])('SW6 %s as "%s" is not', (path, type) => expect(isOurs(path, answer(type))).toBe(false));

  it.each([
    ['an error', { status: 503 }],
    ['an answer of another site', { type: 'cors' }],
    ['an answer nobody can read', { type: 'opaque' }],
  ] as const)('SW6 %s is not', (_, more) => {
    expect(isOurs('/assets/a-1.js', answer('text/javascript', more))).toBe(false);
  });

  it.each([
    ['/app-shell.html', '/app-shell', true],
    ['/event/index.html', '/event/', true],
    ['/index.html', '/', true],
    ['/app-shell.html', '/login', false],
    ['/index.html', '/home', false],
    ['/assets/a-1.js', '/assets/b-1.js', false],
  ])('SW14 %s redirected to %s: %s', (path, to, ours) => {
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    expect(isOurs(path, answer(type, { redirected: true, url: SITE + to }))).toBe(ours);
  });
});
