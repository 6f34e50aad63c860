import { describe, expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { entriesOfGame, onAndAhead } from './times-of-game.ts';

const entry = (title: string, from: string, to = '') => ({
  title,
  from,
  to,
  address: 'Lyre Hall',
  latLong: '',
});
const SCHEDULES: readonly GameSchedule[] = [
  {
    game: 'Kithara and Lyre',
    entries: [
      entry('Final', '07/03/2026 18:00:00', '07/03/2026 20:00:00'),
      entry('Time to be announced', 'soon'),
      entry('Preliminary', '05/03/2026 10:00:00', '05/03/2026 12:00:00'),
      entry('Semi-Final, kithara solo', '06/03/2026 10:00:00', '06/03/2026 12:00:00'),
    ],
  },
  { game: 'Men', entries: [entry('Final', '05/03/2026 09:00:00')] },
  { game: 'Wrestling', entries: [entry('Women, final', '05/03/2026 11:00:00')] },
  { game: ' KITHARA  AND LYRE', entries: [entry('Open stage', '04/03/2026 10:00:00')] },
];
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const ofGame = (game: string, subGame?: string) => titles(entriesOfGame(SCHEDULES, { game, subGame }));

describe('the times of a game', () => {
  it('are found by its name, whatever its case and spaces, by start, unknown starts last', () => {
    expect(ofGame('Kithara and lyre')).toEqual([
      'Open stage',
      'Preliminary',
      'Semi-Final, kithara solo',
      'Final',
      'Time to be announced',
    ]);
    expect(ofGame('Kithara')).toEqual([]);
  });

  it('of a sub-game are those under its own name, else those that its title names', () => {
    expect(ofGame('Wrestling', 'Men')).toEqual(['Final']);
    expect(ofGame('Kithara and Lyre', 'Kithara Solo')).toEqual(['Semi-Final, kithara solo']);
    expect(ofGame('Wrestling', 'men')).toEqual(['Final']);
    expect(titles(entriesOfGame(SCHEDULES.slice(2), { game: 'Wrestling', subGame: 'Men' }))).toEqual([]);
    expect(ofGame('Kithara and Lyre', '…')).toEqual([]);
  });
});

describe('what is on and ahead', () => {
  const whole: GameSchedule = {
    game: 'Chess',
    entries: [
      entry('Exhibition', '01/03/2026 09:00:00', '09/03/2026 18:00:00'),
      entry('Over', '05/03/2026 08:00:00', '05/03/2026 09:00:00'),
      entry('On', '05/03/2026 09:00:00', '05/03/2026 11:00:00'),
      entry('Ahead', '05/03/2026 11:00:00', '05/03/2026 12:00:00'),
      entry('One day', '05/03/2026'),
      entry('Some day', ''),
    ],
  };
  const at = (time: string) => {
    const moment = readEventMoment(time);
    if (moment === null) throw new Error(time);
    return titles(onAndAhead(entriesOfGame([whole], { game: 'Chess' }), moment.at));
  };

  it('begins with what is on, long-running entries last, and leaves out what is over', () => {
    expect(at('05/03/2026 10:00:00')).toEqual(['On', 'Exhibition', 'One day', 'Ahead', 'Some day']);
    expect(at('05/03/2026 11:00:00')).toEqual(['Ahead', 'Exhibition', 'One day', 'Some day']);
    expect(at('10/03/2026 11:00:00')).toEqual(['Some day']);
  });
});
