import { expect, it } from 'vitest';
import type { RenderedPage } from './prerender-module.ts';
import { renderArticles } from './render-articles.ts';

const article = (key: string, ...others: string[]) => ({
  path: `/news/details?article=${key}`,
  key,
  values: [key, ...others],
});
const rendered = (path: string) =>
  ({
    name: path,
    whole: '',
    events: [],
    articles: [],
    lacks: [],
    facts: { nodes: [{}] },
  }) as unknown as RenderedPage;

it('NEWS-13 each article is rendered at its address, once, for all values that lead to it', async () => {
  const { documents, parameter, files } = await renderArticles(
    [article('delphi', 'delphi-2'), article('अयोध्या')],
    async (path) => rendered(path),
  );
  expect(documents.map(({ file, path }) => [file, path])).toEqual([
    ['articles/delphi.html', '/news/details?article=delphi'],
    ['articles/अयोध्या.html', '/news/details?article=अयोध्या'],
  ]);
  expect(parameter).toBe('article');
  expect(files).toEqual({
    delphi: 'articles/delphi.html',
    'delphi-2': 'articles/delphi.html',
    अयोध्या: 'articles/अयोध्या.html',
  });
});

it('NEWS-13 without a document are articles whose name no file can have, and those that the API has dropped', async () => {
  const { documents, files } = await renderArticles(
    [article('𠀀'.repeat(80)), article('gone'), article('here')],
    async (path) => (path.endsWith('gone') ? { ...rendered(path), facts: { nodes: [] } } : rendered(path)),
  );
  expect(documents).toHaveLength(1);
  expect(files).toEqual({ here: 'articles/here.html' });
});

it('SW16 the build takes the newest ones, however many there are', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => article(`report-${index}`));
  const { documents } = await renderArticles(many, async (path) => rendered(path));
  expect(documents.length).toBeLessThan(many.length);
  expect(documents[0]?.file).toBe('articles/report-0.html');
});
