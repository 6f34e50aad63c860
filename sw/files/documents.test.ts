import { describe, expect, it } from 'vitest';
import { documentCandidates } from './documents.ts';

describe('documents of the worker', () => {
  it('finds the prerendered document of a path', () => {
    expect(documentCandidates('/about-us/')).toEqual(['/about-us/index.html', '/about-us.html']);
    expect(documentCandidates('/')).toEqual(['/index.html']);
    expect(documentCandidates('/home')).toEqual(['/index.html']);
  });
});
