import { describe, expect, it } from 'vitest';
import { staticPaths } from '../app/screens.ts';
import { exploreLinks, legalLinks, takePartLinks } from './quick-links.ts';

describe('the quick links of the footer', () => {
  it.each([...exploreLinks, ...takePartLinks, ...legalLinks])('LAYOUT-18 lead to a screen: $to', ({ to }) => {
    expect(staticPaths).toContain(to);
  });
});
