import { expect, it } from 'vitest';
import { groupByPlace } from './entries-by-place.ts';
import { readProgramme } from './schedule-days.ts';

const entry = (title: string, from: string, address: string) => ({
  title,
  from,
  to: '',
  address,
  latLong: '',
});

it('KIOSK-01 sorts a day by place, then by time; entries without a place come last, and nights stay', () => {
  const { days } = readProgramme([
    {
      game: 'Drama',
      entries: [
        entry('Late chorus', '06/03/2024 00:30:00', 'Odeon'),
        entry('Masks', '05/03/2024 10:00:00', ''),
        entry('Chorus', '05/03/2024 09:00:00', 'Odeon'),
        entry('Evening chorus', '05/03/2024 22:00:00', 'Odeon'),
      ],
    },
    { game: 'Drums', entries: [entry('Circle', '05/03/2024 11:30:00', 'Agora')] },
  ]);
  expect(days).toHaveLength(1);
  const places = groupByPlace(days[0]?.entries ?? []);
  expect(places.map(({ place, entries }) => [place, ...entries.map(({ title }) => title)])).toEqual([
    ['Agora', 'Circle'],
    ['Odeon', 'Chorus', 'Evening chorus', 'Late chorus'],
    ['', 'Masks'],
  ]);
});

it('sorts places naturally: numbers by value, ignoring case and accents', () => {
  const places = ['Zeta room', 'Hall 10', 'Åsa room', 'hall 3', 'Hall 2', 'Hall 1'];
  const { days } = readProgramme([
    { game: 'Drama', entries: places.map((place) => entry('Act', '05/03/2024 10:00:00', place)) },
  ]);
  expect(groupByPlace(days[0]?.entries ?? []).map(({ place }) => place)).toEqual([
    'Åsa room',
    'Hall 1',
    'Hall 2',
    'hall 3',
    'Hall 10',
    'Zeta room',
  ]);
});
