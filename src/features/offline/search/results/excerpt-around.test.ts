import { expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const around = (text: string, ...words: string[]) => excerptAround(text, new Set(words), words);

const long = `${'before and more '.repeat(20)}the Kithara of old ${'after and later '.repeat(30)}`;

it('shows the text around the first match, cut between words', () => {
  const excerpt = around(long, 'kithara');
  expect(excerpt).toContain('the Kithara of old');
  expect(excerpt).toMatch(/^… (?:before|and|more) .* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

it('shows a short text whole, and nothing without a match', () => {
  expect(around('Played on the kithara.', 'kithara')).toBe('Played on the kithara.');
  expect(around(long, 'drum')).toBe('');
});

it('shows the place with the most matches, not the first match', () => {
  const programme = 'The art of the banjo · MS Rm. 103 · '.repeat(12);
  const text = `${programme}There and Back: The Scottish Connection · HS Rm. 126 · ${programme}`;
  const excerpt = around(text, 'there', 'and', 'back', 'the', 'scottish', 'connection');
  expect(excerpt).toContain('There and Back: The Scottish Connection');
  expect(around(text, 'the', 'banjo')).toMatch(/^The art of the banjo/);
});

it('counts the query words, not all matches of one of them', () => {
  const text = `music, musical, musician${' and so on'.repeat(30)} the Music Festival of old${' and so on'.repeat(30)}`;
  const found = new Set(['music', 'musical', 'musician', 'festival']);
  expect(excerptAround(text, found, ['music', 'festival'])).toContain('Music Festival of old');
});

it('prefers the word as typed to a list of words one letter away from it', () => {
  const list = 'Act 2131 · Act 2132 · Act 2133 · '.repeat(3);
  const text = `${list}${'Hall of Delphi · '.repeat(20)}Act 2130 · Stadium · ${'Hall of Delphi · '.repeat(20)}`;
  const found = new Set(['act', '2130', '2131', '2132', '2133']);
  expect(excerptAround(text, found, ['act', '2130'])).toContain('Act 2130');
});

it('prefers the word as typed to one that starts with it', () => {
  const text = `Concert hall, introduction, ${'Stadium and hall · '.repeat(20)}Dulcimers in Concert · ${'Stadium · '.repeat(20)}`;
  const found = new Set(['in', 'introduction', 'concert']);
  expect(excerptAround(text, found, ['in', 'concert'])).toContain('Dulcimers in Concert');
});

it('counts words that are one letter away if the text has none of the typed ones', () => {
  const text = `The kithara. ${'Stadium · '.repeat(40)}Kithara festival · ${'Stadium · '.repeat(40)}`;
  const found = new Set(['kithara', 'festival']);
  expect(excerptAround(text, found, ['kithra', 'festval'])).toContain('Kithara festival');
});

it('counts a word with two spellings once, and no near matches besides it', () => {
  const list = 'Phial 3131 · Phial 3132 · Phial 3133 · '.repeat(2);
  const text = `${list}${'Hall of Delos · '.repeat(20)}Phial 3130 · Stadium · ${'Hall of Delos · '.repeat(20)}`;
  const found = new Set(['phial', 'fial', '3130', '3131', '3132', '3133']);
  expect(excerptAround(text, found, ['phial', 'fial', '3130'])).toContain('Phial 3130');
});
