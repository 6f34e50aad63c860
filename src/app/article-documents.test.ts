import { expect, it } from 'vitest';
import { news } from '#core/contract/entities/news.ts';
import { articleDocuments } from './article-documents.ts';

const documentsOf = (...titles: string[]) =>
  articleDocuments(
    news.read(
      titles.map((title, index) => ({ title, description: null, file: `news/${index}.webp` })),
      () => {},
    ),
  );

it('NEWS-13 every article has a document, and all addresses that ever led to it lead to that', () => {
  const [later, strings, earlier] = documentsOf('Results', 'Strings &amp; skins', 'Results');
  expect(earlier?.path).toBe('/news/details?article=results');
  expect(later?.key).toMatch(/^results-\w+$/);
  expect(later?.values).toEqual([later?.key, 'results-2']);
  expect(strings?.values).toContain('strings-amp-skins');
});

it('NEWS-13 no address leads to two articles', () => {
  const values = documentsOf('Results 2', 'Results', 'Results').flatMap(({ values }) => values);
  expect(values.length).toBeGreaterThan(3);
  expect(new Set(values).size).toBe(values.length);
});
