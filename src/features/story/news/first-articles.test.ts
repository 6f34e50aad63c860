import { describe, expect, it } from 'vitest';
import { news } from '#core/contract/entities/news.ts';
import { toArticles } from '../../../domain/news/article.ts';
import { articleAndLatest, firstArticles } from './first-articles.ts';

const paragraph = (number: number) =>
  `<p>Day ${number} &amp; night: ${'many words of a real report '.repeat(12)}</p>`;
const read = (raw: readonly object[]) => news.read(raw, () => {});
const many = (count: number) =>
  read(
    Array.from({ length: count }, (_, index) => ({
      title: index % 3 === 0 ? 'Results' : `Report ${index}`,
      description: `${paragraph(index)}${paragraph(index).repeat(3)}`,
      file: `news/${index}.webp`,
    })),
  );

describe('the news in a prerendered page', () => {
  it('have the same keys as in the whole list, where namesakes are numbered from the oldest', () => {
    const whole = toArticles(many(40));
    const part = toArticles(firstArticles(many(40)));
    expect(part.length).toBeGreaterThan(12);
    expect(part.map(({ key }) => key)).toEqual(whole.slice(0, part.length).map(({ key }) => key));
    expect(new Set(part.map(({ key }) => key)).size).toBe(part.length);
  });

  it('are the whole latest article, and the opening of the others that their cards show', () => {
    const whole = toArticles(many(40));
    const [latest, ...others] = toArticles(firstArticles(many(40)));
    expect(latest?.item.description).toEqual(whole[0]?.item.description);
    expect(latest?.isExcerpt).toBe(false);
    for (const { isExcerpt, opening, index } of others) {
      expect(isExcerpt).toBe(true);
      expect(opening.slice(0, 250)).toBe(whole[index]?.opening.slice(0, 250));
      expect(opening.length).toBeLessThan(310);
    }
  });

  it('have the same size, however many there are and however long the latest is', () => {
    const sizeOf = (items: unknown) => JSON.stringify(items).length;
    const [first, ...rest] = many(40);
    const endless = read([{ title: 'Endless', description: '<p>word</p>'.repeat(2_000) }, ...rest]);
    expect(sizeOf(firstArticles(many(120)))).toBeLessThan(sizeOf(firstArticles(many(40))) + 100);
    expect(first && sizeOf(firstArticles(endless))).toBeLessThan(20_000);
  });
});

describe('the news in the document of one article', () => {
  it('NEWS-13 are that article with all of its text, and the openings of the latest, each in its place', () => {
    const items = read([
      ...many(40),
      { title: 'Endless', description: '<p>word</p>'.repeat(2_000), file: '' },
    ]);
    const whole = toArticles(items);
    const part = articleAndLatest(items, 'endless');
    expect(part[0]?.key, 'the limit of a page cuts from the end').toBe('endless');
    const articles = toArticles(part);
    const last = articles.at(-1);
    expect([last?.key, last?.index, last?.isExcerpt]).toEqual(['endless', 40, false]);
    expect(last?.item.description).toEqual(whole[40]?.item.description);
    const latest = articles.slice(0, -1);
    expect(latest.map(({ key }) => key)).toEqual(whole.slice(0, latest.length).map(({ key }) => key));
    expect(latest.every(({ isExcerpt }) => isExcerpt)).toBe(true);
  });
});
