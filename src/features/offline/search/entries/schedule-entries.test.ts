import { expect, it } from 'vitest';
import { nameEntries } from '#core/schedule/entry-ids.ts';
import { searchableSchedule } from './schedule-entries.ts';

const entry = (title: string, to: string) => ({
  title,
  from: '29/11/2026 10:00:00',
  to: `29/11/2026 ${to}:00`,
  address: 'Harbour',
  latLong: '',
});

it('gives each entry the id it has on the page of its event, although it reads game by game', () => {
  const games = [
    { game: 'Chess', entries: [entry('Heat', '12:00'), entry('', '11:00'), entry('Heat', '11:00')] },
    { game: 'Drumming', entries: [entry('Heat', '11:00')] },
    { game: 'Chess', entries: [entry('Heat', '11:30'), entry('Final', '11:00')] },
  ];
  const named = [...nameEntries(games).values()].map(({ id }) => `/event/a?entry=${id}#schedule`);
  const found = [...searchableSchedule(games, 'a', undefined)].filter((one) => one !== null);
  expect(new Set(named).size).toBe(6);
  expect(found.map(({ address }) => address).sort()).toEqual(named.sort());
  const ends = (title: string) => found.find(({ address }) => address.includes(title))?.slot?.entry.toText;
  for (const [row, { id }] of nameEntries(games)) expect(ends(id)).toBe(row.to);
});
