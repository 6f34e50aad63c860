import { expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { firstRows } from './first-rows.ts';
import { readProgramme } from './schedule-days.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Each game on each of ten days, at an hour of its own. */
const programme = (games: number): GameSchedule[] =>
  Array.from({ length: games }, (_, game) => ({
    game: `Game ${game}`,
    entries: Array.from({ length: 10 }, (_, day) => ({
      title: `Round ${day}`,
      from: `${two(day + 1)}/11/2031 ${two(8 + (game % 10))}:00:00`,
      to: '',
      address: 'Hall',
      latLong: '',
    })),
  }));
const all = (schedules: readonly GameSchedule[]) => schedules.flatMap(({ entries }) => entries);

it('a shortened schedule has the entries that start first, and all its days', () => {
  const part = firstRows(programme(500), 100);
  const { days } = readProgramme(part);
  expect(days.map(({ entries }) => entries.length)).toEqual([100, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(days[0]?.entries.every(({ from }) => from.hour < 10)).toBe(true);
});

it('the games keep their order, and each entry stays with its game', () => {
  const part = firstRows(programme(500), 100);
  const numbers = part.map(({ game }) => Number(game.split(' ')[1]));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(part[0]?.entries[0]).toEqual(programme(1)[0]?.entries[0]);
});

it('entries without a readable time come last', () => {
  const undated = { title: 'Some day', from: 'soon', to: '', address: '', latLong: '' };
  const part = firstRows([{ game: 'Open', entries: [undated] }, ...programme(3)], 30);
  expect(all(part)).not.toContain(undated);
  expect(all(firstRows([{ game: 'Open', entries: [undated] }, ...programme(3)], 31))).toContain(undated);
});
