import { beforeAll, describe, expect, it } from 'vitest';
import { vocabularyMaker } from './days/vocabulary.ts';
import { isAskable } from './entries/askable.ts';
import { catalogueEntries } from './entries/catalogue-entries.ts';
import { identityOf, mergedByIdentity, type SearchEntry } from './entries/search-entry.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

const entry = (address: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  address,
  title,
  line: '',
  text: '',
  ...more,
});

const NOW = Date.parse('2026-11-29T06:00:00Z');
const { codes, add, finish } = vocabularyMaker('en');
for (const code of codes) add(code);
const vocabulary = finish();

let index: SearchIndex;
const find = (words: string) => index.find(words, NOW);
const titles = (words: string) =>
  find(words).groups.flatMap(({ hits }) => hits.map((hit) => hit.entry.title));

beforeAll(() => {
  index = createSearchIndex(vocabulary);
  const own = [
    entry('/history', 'History', { text: 'Every four years at Delphi, under Parnassus.' }),
    entry('/event/gathering', 'Delphi Gathering', { kind: 'event', line: 'Ελλάδα · 5th May 2027' }),
    entry('/news/details?article=a', 'Οι Πύθιοι επιστρέφουν στην Ελλάδα', { kind: 'news' }),
    entry('/news/details?article=b', 'ढोल, नृत्य और कथा', { kind: 'news' }),
    entry('/news/details?article=c', '德尔斐的钟声', { kind: 'news' }),
    entry('/oud', 'Oud'),
    entry('/event/finals', 'Aulos: Semi-Final, night stage'),
    entry('/our-council/m', 'José Müller', { kind: 'council', line: 'Straße' }),
  ];
  for (const one of mergedByIdentity([...own, ...catalogueEntries()])) index.add(one);
});

describe('the results', () => {
  it.each([
    ['kitara', 'Lyre and Kithara'],
    ['kithara', 'Lyre and Kithara'],
    ['delfi', 'Delphi Gathering'],
    ['delphi gathering', 'Delphi Gathering'],
    ['bharatnatyam', 'Bharatanatyam'],
    ['ελλαδα', 'Οι Πύθιοι επιστρέφουν στην Ελλάδα'],
    ['ΕΛΛΑΔΑ', 'Οι Πύθιοι επιστρέφουν στην Ελλάδα'],
    ['नृत्य', 'ढोल, नृत्य और कथा'],
    ['钟声', '德尔斐的钟声'],
    ['jose muller', 'José Müller'],
    ['strasse', 'José Müller'],
    ['sitr', 'Sitar'],
    ['shoot', 'Shooting Ball'],
    ['aulos semifinal', 'Aulos: Semi-Final, night stage'],
    ['aulos semifinals', 'Aulos: Semi-Final, night stage'],
    ['aulos semi-final', 'Aulos: Semi-Final, night stage'],
    ['aulos semi final', 'Aulos: Semi-Final, night stage'],
  ])('%s finds %s first', (words, title) => expect(titles(words)[0]).toBe(title));

  it('have every word of the query', () => {
    expect(titles('delphi parnassus')).toEqual(['History']);
    expect(titles('delphi zzzz')).toEqual([]);
  });

  it('are grouped by kind, the best kind first', () => {
    expect(find('delphi').groups[0]?.kind).toBe('event');
    expect(find('delphi').groups.map(({ kind }) => kind)).toContain('catalogue');
  });

  it('drop nothing: several parts of one page are several results, and each counts', () => {
    const programme = createSearchIndex(vocabulary);
    for (const [title, text] of [
      ['Drumming', 'Opening parade · Harbour'],
      ['Mask Dance', 'Opening night · Old Theatre'],
      ['Epic Poetry', 'Opening lines · Old Theatre'],
    ] as const)
      programme.add(entry('/event/a#schedule', title, { kind: 'game', text, isPart: true }));
    const { groups, count } = programme.find('opening', NOW);
    expect(groups.flatMap(({ hits }) => hits.map((hit) => hit.entry.title)).sort()).toEqual([
      'Drumming',
      'Epic Poetry',
      'Mask Dance',
    ]);
    expect(count).toBe(3);
    expect(programme.find('opening night', NOW).count).toBe(1);
  });

  it('have no duplicate rows', () => {
    const { groups, count } = find('dance');
    const rows = groups.flatMap(({ hits }) => hits.map((hit) => identityOf(hit.entry)));
    expect(new Set(rows).size).toBe(rows.length);
    expect(count).toBe(rows.length);
  });

  it('have the matched terms, for highlighting', () => {
    const [hit] = find('kitara').groups.flatMap(({ hits }) => hits);
    expect(hit?.terms).toContain('kithara');
  });

  it('link an item of the catalogue to its page', () => {
    const [hit] = find('sitar').groups.flatMap(({ hits }) => hits);
    expect(hit?.entry.address).toBe('/event-categories/musical-vocal-instrumental-arts/string-instruments');
    expect(hit?.entry.line).toBe('String Instruments · Musical, Vocal & Instrumental Arts');
  });

  it('allow two wrong letters in a word of seven letters, one from four, none in a shorter one', () => {
    expect(titles('kithraa')).toContain('Lyre and Kithara');
    expect(titles('bharatnatiyam')[0]).toBe('Bharatanatyam');
    expect(titles('zoga')).toContain('Artistic Yoga');
    expect(titles('zogi')).not.toContain('Artistic Yoga');
    expect(titles('oux')).toEqual([]);
    expect(titles('oud')).toEqual(['Oud']);
  });
});

describe('without results', () => {
  it('suggests similar titles', () => {
    const { count, near } = find('bharetnatym');
    expect(count).toBe(0);
    expect(near.map((hit) => hit.entry.title)).toContain('Bharatanatyam');
  });
});

it('a query is two letters, or one that is a word', () => {
  expect(['', ' ', 'a', '?!'].filter(isAskable)).toEqual([]);
  expect(['ab', '钟', 'é1'].filter(isAskable)).toHaveLength(3);
});
