import { describe, expect, it } from 'vitest';
import { filterableEntries, filterOptions } from '../../../domain/schedule/filter-entries.ts';
import { readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { NO_CHOICE, orderOf, readChoice, writeChoice } from './schedule-choice.ts';

const entry = (from: string, address: string) => ({ title: 'Heat', from, to: '', address, latLong: '' });
const programme = readProgramme([
  {
    game: 'Wrestling',
    entries: [entry('21/11/2026 14:00:00', 'Pit'), entry('22/11/2026 14:00:00', 'Odeon')],
  },
  { game: 'Drama', entries: [entry('21/11/2026 09:00:00', 'Odeon'), entry('', '')] },
]);
const options = filterOptions(filterableEntries(programme));
const read = (search: string) => readChoice(new URLSearchParams(search), programme.days, options);

describe('the choice in the address', () => {
  it('is read', () => {
    expect(read('day=2026-11-22&game=Drama&place=Odeon&order=time')).toEqual({
      ...NO_CHOICE,
      day: '2026-11-22',
      game: 'Drama',
      place: 'Odeon',
      order: 'time',
    });
    expect(read('part=afternoon&round=heats&saved=yes&ahead=yes')).toEqual({
      ...NO_CHOICE,
      part: 'afternoon',
      round: 'heats',
      saved: 'yes',
      ahead: 'yes',
    });
    expect(read('')).toEqual(NO_CHOICE);
  });

  it('ignores what the schedule does not have', () => {
    expect(read('day=2026-11-30&game=Chess&place=%3Cb%3E&order=colour')).toEqual(NO_CHOICE);
    expect(read('part=night&round=finals&saved=1&ahead=true')).toEqual(NO_CHOICE);
  });

  it('names the filter for places without steps only where it is offered', () => {
    const entries = filterableEntries(programme, () => 'unknown');
    const search = new URLSearchParams('stepFree=yes');
    expect(readChoice(search, programme.days, filterOptions(entries)).stepFree).toBe('yes');
    expect(readChoice(search, programme.days, options).stepFree).toBe('');
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

  it('takes the place of an entry in the address', () => {
    const search = new URLSearchParams('entry=abc&game=Drama');
    expect(writeChoice(search, { place: 'Pit' }).toString()).toBe('game=Drama&place=Pit');
  });

  it('does not confuse a game called "game" with the order', () => {
    expect(writeChoice(new URLSearchParams(), { game: 'game' }).toString()).toBe('game=game');
  });
});
