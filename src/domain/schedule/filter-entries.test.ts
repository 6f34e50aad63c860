import { describe, expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { type EntryFilter, filterCount, NO_FILTER } from './entry-filter.ts';
import {
  filterableEntries,
  filterEntries,
  filterOptions,
  filterShowing,
  startingLater,
} from './filter-entries.ts';
import { dayAt, readProgramme } from './schedule-days.ts';

const entry = (title: string, from: string, to: string, address: string) => ({
  title,
  from,
  to,
  address,
  latLong: '',
});
const SCHEDULE: GameSchedule[] = [
  {
    game: 'Wrestling',
    entries: [
      entry('Heats', '05/03/2024 09:00:00', '05/03/2024 10:00:00', 'Pit'),
      entry('Semi-final', '05/03/2024 14:00:00', '05/03/2024 15:00:00', 'Pit'),
      entry('Final', '05/03/2024 19:00:00', '05/03/2024 20:00:00', 'Odeon'),
    ],
  },
  {
    game: 'Drama',
    entries: [
      entry('Finale', '05/03/2024 23:00:00', '06/03/2024 01:30:00', 'Odeon'),
      entry('Late songs', '06/03/2024 01:45:00', '06/03/2024 03:00:00', 'Odeon'),
      entry('Masks', '05/03/2024 10:00:00', '07/03/2024 18:00:00', 'Hall 10'),
      entry('Talk', '06/03/2024', '', 'Hall 2'),
      entry('Until six', '06/03/2024', '06/03/2024 18:00:00', 'Hall 2'),
      entry('Some day', 'soon', '', ''),
    ],
  },
];
const programme = readProgramme(SCHEDULE);
const all = filterableEntries(programme);
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;
const titled = (title: string) => all.find((one) => one.entry.title === title) as (typeof all)[number];
const NOTHING = { saved: new Set<string>(), ahead: new Set<never>() };
const apply = (filter: Partial<EntryFilter>, around = {}) =>
  filterEntries(all, { ...NO_FILTER, ...filter }, { ...NOTHING, ...around });
const shown = (filter: Partial<EntryFilter>, around = {}) =>
  [...apply(filter, around).shown].map(({ title }) => title).sort();

describe('FILTER-01 the filters of a schedule', () => {
  it('offer what the schedule has, in an order that all visitors share', () => {
    expect(filterOptions(all)).toEqual({
      games: ['Drama', 'Wrestling'],
      places: ['Hall 2', 'Hall 10', 'Odeon', 'Pit'],
      parts: ['morning', 'afternoon', 'evening', 'night'],
      rounds: ['heats', 'finals'],
      stepFree: [],
    });
    expect(filterOptions([titled('Heats')])).toMatchObject({ parts: ['morning'], rounds: ['heats'] });
  });

  it('without any of them show everything, also what has no day', () => {
    expect(shown({})).toHaveLength(9);
    expect(filterCount(NO_FILTER)).toBe(0);
  });

  it('by game and place show what matches both', () => {
    expect(shown({ game: 'Wrestling' })).toEqual(['Final', 'Heats', 'Semi-final']);
    expect(shown({ game: 'Wrestling', place: 'Odeon' })).toEqual(['Final']);
    expect(shown({ game: 'Drama', place: 'Pit' })).toEqual([]);
    expect(filterCount({ ...NO_FILTER, game: 'Drama', place: 'Pit' })).toBe(2);
  });

  it('by the time of day follow the festival day, whose night comes after its evening', () => {
    expect(shown({ part: 'morning' })).toEqual(['Heats', 'Masks']);
    expect(shown({ part: 'afternoon' })).toEqual(['Masks', 'Semi-final']);
    expect(shown({ part: 'evening' })).toEqual(['Final', 'Finale', 'Masks']);
    expect(shown({ part: 'night' })).toEqual(['Late songs', 'Masks']);
  });

  it('by round set finals apart from what comes before them', () => {
    expect(shown({ round: 'finals' })).toEqual(['Final']);
    expect(shown({ round: 'heats' })).toEqual(['Heats', 'Semi-final']);
  });

  it('by round are offered only what a schedule says to be one', () => {
    expect(filterOptions([titled('Masks'), titled('Talk')]).rounds).toEqual([]);
  });

  it('show only what is starred', () => {
    expect(shown({ saved: 'yes' })).toEqual([]);
    const saved = new Set([titled('Heats').entry.id, titled('Some day').entry.id]);
    expect(shown({ saved: 'yes' }, { saved })).toEqual(['Heats', 'Some day']);
    expect(shown({ saved: 'yes', part: 'morning' }, { saved })).toEqual(['Heats']);
  });

  it('show only what starts later today, past midnight as well', () => {
    const now = at('05/03/2024 19:30:00');
    const ahead = startingLater(dayAt(programme.days, now), now);
    expect(shown({ ahead: 'yes' }, { ahead })).toEqual(['Finale', 'Late songs']);
    expect(startingLater(undefined, now).size + startingLater(programme.days[0], null).size).toBe(0);
  });
});

describe('FILTER-08 the filter for places without steps', () => {
  const stepFreeAt = (address: string) =>
    address === 'Odeon' ? 'yes' : address === 'Pit' ? 'no' : 'unknown';
  const entries = filterableEntries(programme, stepFreeAt);
  const apply = (filter: Partial<EntryFilter>) =>
    filterEntries(entries, { ...NO_FILTER, ...filter }, NOTHING);

  it('is offered only where something is known', () => {
    expect(filterOptions(entries).stepFree).toEqual(['yes']);
    expect(filterOptions(all).stepFree).toEqual([]);
  });

  it('shows what is known to be free of steps, and nothing that is not known', () => {
    const { shown } = apply({ stepFree: 'yes' });
    expect([...shown].map(({ title }) => title).sort()).toEqual(['Final', 'Finale', 'Late songs']);
  });

  it('counts what is not known as well, as the other filters leave it', () => {
    const count = (filter: Partial<EntryFilter>, answer: string) =>
      apply(filter).counts.stepFree.get(answer) ?? 0;
    for (const stepFree of ['', 'yes'] as const) {
      expect([count({ stepFree }, 'yes'), count({ stepFree }, 'unknown')]).toEqual([3, 4]);
      const drama = { stepFree, game: 'Drama', part: 'morning' } as const;
      expect([count(drama, 'yes'), count(drama, 'unknown')]).toEqual([0, 1]);
    }
  });
});

describe('FILTER-02 the counts of the options', () => {
  const count = (filter: Partial<EntryFilter>, name: keyof EntryFilter, value: string) =>
    apply(filter).counts[name].get(value) ?? 0;

  it('say how many entries each would show', () => {
    expect([count({}, 'game', 'Wrestling'), count({}, 'game', 'Drama')]).toEqual([3, 6]);
    expect([count({}, 'part', 'night'), count({}, 'round', 'finals')]).toEqual([2, 1]);
  });

  it('keep the other filters, and leave out their own', () => {
    const filter = { game: 'Wrestling', place: 'Pit' };
    expect([count(filter, 'place', 'Pit'), count(filter, 'place', 'Odeon')]).toEqual([2, 1]);
    expect([count(filter, 'game', 'Wrestling'), count(filter, 'game', 'Drama')]).toEqual([2, 0]);
    expect([count(filter, 'part', 'morning'), count(filter, 'part', 'evening')]).toEqual([1, 0]);
  });

  it('are what choosing the option then shows', () => {
    const set = { game: 'Drama', part: 'evening' } as const;
    for (const place of filterOptions(all).places)
      expect(count(set, 'place', place), place).toBe(shown({ ...set, place }).length);
  });
});

it('a filter that would hide an entry is cleared for it, and the others stay', () => {
  const filter = { ...NO_FILTER, game: 'Drama', place: 'Pit', part: 'morning', saved: 'yes' } as const;
  expect(filterShowing(titled('Heats'), filter, NOTHING)).toEqual({
    ...NO_FILTER,
    place: 'Pit',
    part: 'morning',
  });
});
