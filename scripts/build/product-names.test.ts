import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameProduct } from './product-names.ts';

const settings = { productName: 'Games of "Thera"', productSlug: 'games-of-thera' };

describe('the product in files that are copied unchanged', () => {
  it.each(['seo.json', 'manifest.webmanifest'])('SEO-01 ROUTE-13 is named by the settings in %s', (file) => {
    const named = nameProduct(readFileSync(`public/${file}`, 'utf8'), settings);
    expect(JSON.stringify(JSON.parse(named))).toContain('Games of \\"Thera\\"');
    expect(named).not.toMatch(/%PRODUCT|pythian.games/i);
  });

  it('ROUTE-13 is part of one address', () => {
    const paths = Object.keys(JSON.parse(nameProduct(readFileSync('public/seo.json', 'utf8'), settings)));
    expect(paths.filter((path) => path.startsWith('/modern-'))).toEqual(['/modern-games-of-thera']);
  });
});
