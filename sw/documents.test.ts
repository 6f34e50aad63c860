import { describe, expect, it } from 'vitest';
import { documentCandidates, isPaper } from './documents.ts';

describe('documents of the worker', () => {
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
