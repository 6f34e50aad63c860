import { expect, it } from 'vitest';
import { readProgramme } from './schedule-days.ts';
import { groupByPlace } from './sittings-by-place.ts';

const entry = (title: string, from: string, address: string) => ({
  title,
  from,
  to: '',
  address,
  latLong: '',
});

it('KIOSK-01 puts a day in order by place, and by time there; what has no place comes last, and nights stay', () => {
  const { days } = readProgramme([
    {
      game: 'Drama',
      entries: [
        entry('Late chorus', '06/03/2024 00:30:00', 'Odeon'),
        entry('Masks', '05/03/2024 10:00:00', ''),
        entry('Chorus', '05/03/2024 09:00:00', 'Odeon'),
      ],
    },
    { game: 'Drums', entries: [entry('Circle', '05/03/2024 11:30:00', 'Agora')] },
  ]);
  expect(days).toHaveLength(1);
  const places = groupByPlace(days[0]?.sittings ?? []);
  expect(places.map(({ place, sittings }) => [place, ...sittings.map(({ title }) => title)])).toEqual([
    ['Agora', 'Circle'],
    ['Odeon', 'Chorus', 'Late chorus'],
    ['', 'Masks'],
  ]);
});
