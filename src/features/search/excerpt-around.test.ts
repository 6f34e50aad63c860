import { expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const around = (text: string, ...words: string[]) => excerptAround(text, new Set(words), words);

const long = `${'before and more '.repeat(20)}the Kithara of old ${'after and later '.repeat(30)}`;

it('shows the text around the first word found, cut between words', () => {
  const excerpt = around(long, 'kithara');
  expect(excerpt).toContain('the Kithara of old');
  expect(excerpt).toMatch(/^… (?:before|and|more) .* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

it('shows a short text whole, and nothing where no word was found', () => {
  expect(around('Played on the kithara.', 'kithara')).toBe('Played on the kithara.');
  expect(around(long, 'drum')).toBe('');
});

it('shows the place that has the most of the words, not the first that has one', () => {
  const programme = 'The art of the banjo · MS Rm. 103 · '.repeat(12);
  const text = `${programme}There and Back: The Scottish Connection · HS Rm. 126 · ${programme}`;
  const excerpt = around(text, 'there', 'and', 'back', 'the', 'scottish', 'connection');
  expect(excerpt).toContain('There and Back: The Scottish Connection');
  expect(around(text, 'the', 'banjo')).toMatch(/^The art of the banjo/);
});

it('counts the words asked for, not all that is found by one of them', () => {
  const text = `music, musical, musician${' and so on'.repeat(30)} the Music Festival of old${' and so on'.repeat(30)}`;
  const found = new Set(['music', 'musical', 'musician', 'festival']);
  expect(excerptAround(text, found, ['music', 'festival'])).toContain('Music Festival of old');
});
