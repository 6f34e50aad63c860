import { expect, it } from 'vitest';
import { readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { type PaperDay, paperDays, paperPlaces } from './paper-days.ts';

const entry = (title: string, from: string, to: string, address: string) => ({
  title,
  from,
  to,
  address,
  latLong: '',
});

const DAYS = paperDays(
  readProgramme([
    {
      game: 'Drama',
      entries: [
        entry('Some day', '', '', 'Odeon'),
        entry('Late chorus', '06/03/2024 00:30:00', '06/03/2024 01:30:00', 'Odeon'),
        entry('Exhibition', '05/03/2024 09:00:00', '07/03/2024 18:00:00', ''),
        entry('Chorus', '05/03/2024 22:00:00', '06/03/2024 00:15:00', 'Odeon'),
        entry('Masks', '07/03/2024 10:00:00', '', 'Agora'),
      ],
    },
  ]),
);
const titles = (days: readonly PaperDay[]) =>
  days.map(({ key, entries }) => [key, ...entries.map(({ title }) => title)]);

it('PRINT-01 every entry is on paper once: one of several days on its first, a night on its evening, unknown times last', () => {
  expect(titles(DAYS)).toEqual([
    ['2024-03-05', 'Exhibition', 'Chorus', 'Late chorus'],
    ['2024-03-07', 'Masks'],
    ['undated', 'Some day'],
  ]);
});

it('PRINT-01 every entry is under its own place once, without a place at the end', () => {
  expect(paperPlaces(DAYS).map(({ place, days }) => [place, ...titles(days)])).toEqual([
    ['Agora', ['2024-03-07', 'Masks']],
    ['Odeon', ['2024-03-05', 'Chorus', 'Late chorus'], ['undated', 'Some day']],
    ['', ['2024-03-05', 'Exhibition']],
  ]);
});
