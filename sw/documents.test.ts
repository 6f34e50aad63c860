import { describe, expect, it } from 'vitest';
import { documentCandidates, isNavigationOfOurs, isPaper } from './documents.ts';

describe('documents of the worker', () => {
  it.each(['/', '/home', '/event/games-2.0', '/event/a/music/lyre', '/resets', '/apis', '/outbox'])(
    'PWA-04 answers %s',
    (path) => expect(isNavigationOfOurs(path)).toBe(true),
  );

  it.each([
    '/api/news',
    '/seo.json',
    '/documents/csr.pdf',
    '/documents',
    '/enrolment-sample/login',
    '/__received',
    '/reset',
    '/widget/facebook',
    '/pictures/a.webp',
    '/service-worker.js',
  ])('PWA-07 leaves %s to the network', (path) => expect(isNavigationOfOurs(path)).toBe(false));

  it('DONATE-04 knows a paper of the build from a page and from its folder', () => {
    expect(['/documents/csr.pdf', '/documents/80g.pdf'].map(isPaper)).toEqual([true, true]);
    for (const path of ['/documents', '/documents/', '/documents/a/b.pdf', '/a.pdf', '/documents/a.html'])
      expect(isPaper(path), path).toBe(false);
  });

  it('looks for the prerendered document of a path', () => {
    expect(documentCandidates('/about-us/')).toEqual(['/about-us/index.html', '/about-us.html']);
    expect(documentCandidates('/')).toEqual(['/index.html']);
    expect(documentCandidates('/home')).toEqual(['/index.html']);
  });
});
