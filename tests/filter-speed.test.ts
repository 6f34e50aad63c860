import { expect, it } from 'vitest';
import { type EntryFilter, NO_FILTER } from '../src/domain/schedule/entry-filter.ts';
import { filterableEntries, filterEntries } from '../src/domain/schedule/filter-entries.ts';
import { readProgramme } from '../src/domain/schedule/schedule-days.ts';
import { times, timesAsLong } from './support/timing/processor-time.ts';

const MOST_PARSES = 8;
const CHANGES = 4;
const padded = (number: number) => String(number).padStart(2, '0');

it('FILTER-06 5,000 entries follow a change of the filters in the time of eight parses of their text', async () => {
  const schedules = Array.from({ length: 50 }, (_, game) => ({
    game: `Game ${game}`,
    entries: Array.from({ length: 100 }, (_, index) => ({
      title: index % 9 === 0 ? 'Final' : `Heat ${index}`,
      from: `${padded((index % 10) + 1)}/03/2024 ${padded(8 + (index % 14))}:00:00`,
      to: '',
      address: `Hall ${index % 40}`,
      latLong: '',
    })),
  }));
  const entries = filterableEntries(readProgramme(schedules));
  expect(entries).toHaveLength(5_000);
  const around = {
    saved: new Set(entries.slice(0, 50).map(({ entry }) => entry.id)),
    ahead: new Set<never>(),
  };
  const filters: EntryFilter[] = [
    // Without a filter all entries are counted for all options: the most work.
    NO_FILTER,
    { ...NO_FILTER, place: 'Hall 3', part: 'evening' },
    { ...NO_FILTER, game: 'Game 7', round: 'finals', saved: 'yes' },
  ];
  const text = JSON.stringify(schedules);
  for (const filter of filters) {
    const share = await timesAsLong(
      () => times(CHANGES, () => filterEntries(entries, filter, around)),
      () => times(CHANGES * MOST_PARSES, () => JSON.parse(text)),
    );
    console.log(`5,000 entries: ${(share * MOST_PARSES).toFixed(1)} parses per change`);
    expect(share).toBeLessThan(1);
  }
});
