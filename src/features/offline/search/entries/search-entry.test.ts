import { expect, it } from 'vitest';
import { identityOf, mergedByIdentity, type SearchEntry } from './search-entry.ts';

const entry = (more: Partial<SearchEntry>): SearchEntry => ({
  kind: 'event',
  address: '/event/a',
  title: 'A',
  line: '',
  text: '',
  ...more,
});

it('entries with the same address become one: the first names it, the others add what is missing', () => {
  const merged = mergedByIdentity([
    entry({ line: 'Athens' }),
    entry({ title: 'Event A', text: 'Nine days.', words: 'Hill' }),
    entry({ address: '/event/b', title: 'B' }),
  ]);
  expect(merged.map(({ title }) => title)).toEqual(['A', 'B']);
  expect(merged[0]).toMatchObject({ line: 'Athens', text: 'Nine days.' });
  expect(merged[0]?.words).toContain('Event A');
  expect(merged[0]?.words).toContain('Hill');
});

it('games that share a page, or have only the schedule, stay separate; duplicates become one', () => {
  const game = (title: string, more: Partial<SearchEntry> = {}) =>
    entry({ kind: 'game', address: '/event/a/b/c', title, ...more });
  const part = { address: '/event/a#schedule', isPart: true };
  const merged = mergedByIdentity([
    game('Chess, men'),
    game('Chess, women'),
    game('Chess, men', { text: 'In the hall.' }),
    game('Drumming', { ...part, text: 'Opening parade' }),
    game('Drumming', { ...part, text: 'Final' }),
    game('Drumming', { ...part, line: 'Another event' }),
  ]);
  expect(merged.map(({ title, text }) => [title, text])).toEqual([
    ['Chess, men', 'In the hall.'],
    ['Chess, women', ''],
    ['Drumming', 'Opening parade · Final'],
    ['Drumming', ''],
  ]);
  expect(new Set(merged.map(identityOf)).size).toBe(merged.length);
});

it('parts of a page stay separate', () => {
  const merged = mergedByIdentity([entry({}), entry({ title: 'Part', isPart: true })]);
  expect(merged.map(({ title }) => title)).toEqual(['A', 'Part']);
});

it('an entry without a name is no result, unless another entry of its address has the name', () => {
  const merged = mergedByIdentity([
    entry({ title: '', line: 'Delphi' }),
    entry({ address: '/event/b', title: '', text: 'Nine days.' }),
    entry({ address: '/event/b', title: 'B' }),
    entry({ title: '', isPart: true }),
  ]);
  expect(merged).toMatchObject([{ address: '/event/b', title: 'B', text: 'Nine days.' }]);
  expect(merged).toHaveLength(1);
});
