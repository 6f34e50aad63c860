import { describe, expect, it } from 'vitest';
import { readProgramme } from '../../../domain/schedule/schedule-days.ts';
import {
  choiceShowing,
  isChosen,
  NO_CHOICE,
  orderOf,
  readChoice,
  scheduleOptions,
  writeChoice,
} from './schedule-choice.ts';

const entry = (from: string, address: string) => ({ title: 'Heat', from, to: '', address, latLong: '' });
const programme = readProgramme([
  {
    game: 'Wrestling',
    entries: [entry('21/11/2026 14:00:00', 'Pit'), entry('22/11/2026 14:00:00', 'Odeon')],
  },
  { game: 'Drama', entries: [entry('21/11/2026 09:00:00', 'Odeon'), entry('', '')] },
]);
const options = scheduleOptions(programme);
const read = (search: string) => readChoice(new URLSearchParams(search), programme.days, options);

describe('the choice in the address', () => {
  it('offers every game and place once', () => {
    expect(options).toEqual({ games: ['Drama', 'Wrestling'], places: ['Odeon', 'Pit'] });
  });

  it('is read', () => {
    expect(read('day=2026-11-22&game=Drama&place=Odeon&order=time')).toEqual({
      day: '2026-11-22',
      game: 'Drama',
      place: 'Odeon',
      order: 'time',
    });
    expect(read('')).toEqual(NO_CHOICE);
  });

  it('ignores what the schedule does not have', () => {
    expect(read('day=2026-11-30&game=Chess&place=%3Cb%3E&order=colour')).toEqual(NO_CHOICE);
  });

  it('is written without touching the rest, and leaves no trace when cleared', () => {
    const search = writeChoice(new URLSearchParams('from=mail'), { game: 'Drama', order: 'time' });
    expect(search.toString()).toBe('from=mail&game=Drama&order=time');
    expect(writeChoice(search, { game: '', order: '' }).toString()).toBe('from=mail');
  });

  it('has an order only if one was chosen: otherwise the running day is read by time, others by game', () => {
    expect([orderOf(NO_CHOICE, true), orderOf(NO_CHOICE, false)]).toEqual(['time', 'game']);
    for (const order of ['time', 'game'] as const) {
      const chosen = read(writeChoice(new URLSearchParams(), { order }).toString());
      expect([orderOf(chosen, true), orderOf(chosen, false)]).toEqual([order, order]);
    }
  });

  it('takes the place of an entry in the address, and shows one without what would hide it', () => {
    const search = new URLSearchParams('entry=abc&game=Drama');
    expect(writeChoice(search, { place: 'Pit' }).toString()).toBe('game=Drama&place=Pit');
    const [wrestling] = programme.days.flatMap((day) => day.entries).filter(({ game }) => game !== 'Drama');
    expect(
      wrestling && choiceShowing(wrestling, '2026-11-21', read('game=Drama&place=Pit&order=time')),
    ).toEqual({ day: '2026-11-21', game: '', place: 'Pit', order: 'time' });
  });

  it('does not confuse a game called "game" with the order', () => {
    expect(writeChoice(new URLSearchParams(), { game: 'game' }).toString()).toBe('game=game');
  });

  it('keeps the entries of the chosen game at the chosen place', () => {
    const entries = programme.days.flatMap((day) => day.entries);
    const kept = (search: string) => entries.filter((entry) => isChosen(entry, read(search))).length;
    expect(kept('')).toBe(3);
    expect(kept('game=Wrestling')).toBe(2);
    expect(kept('place=Odeon')).toBe(2);
    expect(kept('game=Wrestling&place=Odeon')).toBe(1);
    expect(kept('game=Drama&place=Pit')).toBe(0);
  });
});
