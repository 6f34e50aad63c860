import { expect, it } from 'vitest';
import { mergedByAddress, type SearchEntry } from './search-entry.ts';

const entry = (more: Partial<SearchEntry>): SearchEntry => ({
  kind: 'event',
  address: '/event/a',
  title: 'A',
  line: '',
  text: '',
  ...more,
});

it('entries of one address are one: the first names it, the others add what it does not know', () => {
  const merged = mergedByAddress([
    entry({ line: 'Athens' }),
    entry({ title: 'Event A', text: 'Nine days.', words: 'Hill' }),
    entry({ address: '/event/b', title: 'B' }),
  ]);
  expect(merged.map(({ title }) => title)).toEqual(['A', 'B']);
  expect(merged[0]).toMatchObject({ line: 'Athens', text: 'Nine days.' });
  expect(merged[0]?.words).toContain('Event A');
  expect(merged[0]?.words).toContain('Hill');
});

it('parts of a page stay by themselves', () => {
  const merged = mergedByAddress([entry({}), entry({ title: 'Part', isPart: true })]);
  expect(merged.map(({ title }) => title)).toEqual(['A', 'Part']);
});

it('what nobody has named is no result, unless another entry of its address knows the name', () => {
  const merged = mergedByAddress([
    entry({ title: '', line: 'Delphi' }),
    entry({ address: '/event/b', title: '', text: 'Nine days.' }),
    entry({ address: '/event/b', title: 'B' }),
    entry({ title: '', isPart: true }),
  ]);
  expect(merged).toMatchObject([{ address: '/event/b', title: 'B', text: 'Nine days.' }]);
  expect(merged).toHaveLength(1);
});
