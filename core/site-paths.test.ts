import { describe, expect, it } from 'vitest';
import { isPagePath } from './site-paths.ts';

describe('isPagePath', () => {
  it.each([
    '/',
    '/home',
    '/history/',
    '/event/',
    '/event/games-2.0',
    '/event/a/music/lyre.solo',
    '/event/पाइथियन.उत्सव',
    '/our-council/dr.rao',
    '/our-council/dr%2Erao',
    '/event-categories/no.such',
    '/news/no.such',
    '/version-2.0',
    '/resets',
    '/apis',
    '/outbox',
  ])('ROUTE-33 %s is a screen', (path) => expect(isPagePath(path)).toBe(true));

  it.each([
    '/api/news',
    '/assets/none',
    '/documents',
    '/documents/csr.pdf',
    '/enrolment-sample/login',
    '/media/games/lyre',
    '/storage/app/x',
    '/venues/no-such.svg',
    '/pictures/a.webp',
    '/pictures/gone',
    '/reset',
    '/widget/frame',
    '/%77idget/frame',
    '/__received',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/robots.txt',
    '/seo.json',
    '/seo%2Ejson',
    '/service-worker.js',
    '/index.html',
    '/event/index.html',
    '/licences/gone.txt',
  ])('PWA-07 %s is served as a file', (path) => expect(isPagePath(path)).toBe(false));

  it('reads an address that cannot be decoded as it is', () => {
    expect(isPagePath('/event/%E0%A4%A')).toBe(true);
  });
});
