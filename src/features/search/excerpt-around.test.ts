import { expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const long = `${'before and more '.repeat(20)}the Kithara of old ${'after and later '.repeat(30)}`;

it('shows the text around the first word found, cut between words', () => {
  const excerpt = excerptAround(long, new Set(['kithara']));
  expect(excerpt).toContain('the Kithara of old');
  expect(excerpt).toMatch(/^… (?:before|and|more) .* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

it('shows a short text whole, and nothing where no word was found', () => {
  expect(excerptAround('Played on the kithara.', new Set(['kithara']))).toBe('Played on the kithara.');
  expect(excerptAround(long, new Set(['drum']))).toBe('');
});

it('shows the place that has the most of the words, not the first that has one', () => {
  const programme = 'The art of the banjo · MS Rm. 103 · '.repeat(12);
  const text = `${programme}There and Back: The Scottish Connection · HS Rm. 126 · ${programme}`;
  const excerpt = excerptAround(text, new Set(['there', 'and', 'back', 'the', 'scottish', 'connection']));
  expect(excerpt).toContain('There and Back: The Scottish Connection');
  expect(excerptAround(text, new Set(['the', 'banjo']))).toMatch(/^The art of the banjo/);
});
