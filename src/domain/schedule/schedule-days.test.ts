import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { dayAt, groupByGame, groupByHour, readProgramme } from './schedule-days.ts';
import { phaseOf } from './schedule-entry.ts';

const entry = (from: string, to = '', title = 'Heat', address = 'Odeon') => ({
  title,
  from,
  to,
  address,
  latLong: '',
});
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;

const programme = readProgramme([
  {
    game: 'Wrestling',
    entries: [
      entry('21/11/2026 14:00:00', '21/11/2026 16:00:00', 'Afternoon'),
      entry('21/11/2026 09:00:00', '21/11/2026 10:00:00', 'Morning'),
      entry('22/11/2026 00:30:00', '22/11/2026 01:30:00', 'Night'),
    ],
  },
  {
    game: 'Torch race',
    entries: [
      entry('21/11/2026 23:30:00', '22/11/2026 00:30:00', 'Through midnight'),
      entry('22/11/2026 18:00:00', '', 'Open end'),
      entry('', '', 'Some day'),
    ],
  },
]);
const titles = (day: number) => programme.days[day]?.entries.map(({ title }) => title);

describe('the days of a schedule', () => {
  it('EVENT-08 are in order, each with its entries by time', () => {
    expect(programme.days.map(({ key }) => key)).toEqual(['2026-11-21', '2026-11-22']);
    expect(titles(0)).toEqual(['Morning', 'Afternoon', 'Through midnight', 'Night']);
    expect(titles(1)).toEqual(['Open end']);
  });

  it('assign a night to the evening before, but only if there was one', () => {
    const lonely = readProgramme([{ game: 'Vigil', entries: [entry('22/11/2026 02:00:00')] }]);
    expect(lonely.days.map(({ key }) => key)).toEqual(['2026-11-22']);
  });

  it('start at five in the morning, however long the night', () => {
    const days = (from: string) =>
      readProgramme([
        { game: 'Vigil', entries: [entry('21/11/2026 23:00:00', '22/11/2026 04:50:00'), entry(from)] },
      ]).days.length;
    expect(days('22/11/2026 03:59:00')).toBe(1);
    expect(days('22/11/2026 05:00:00')).toBe(2);
  });

  it('EVENT-08 lose no entry whose start cannot be read', () => {
    const unread = readProgramme([{ game: 'Run', entries: [entry('after lunch'), entry('')] }]);
    expect(unread.days).toEqual([]);
    expect(unread.undated.map(({ fromText }) => fromText)).toEqual(['after lunch', '']);
    expect(programme.undated.map(({ title }) => title)).toEqual(['Some day']);
  });

  it('EVENT-08 keep each entry under its game, games in the order of the answer', () => {
    const rows = groupByGame(programme.days[0]?.entries ?? []);
    expect(rows.map(({ game, entries }) => [game, entries.map(({ title }) => title)])).toEqual([
      ['Wrestling', ['Morning', 'Afternoon', 'Night']],
      ['Torch race', ['Through midnight']],
    ]);
  });

  it('combine a game that appears twice into one row', () => {
    const twice = readProgramme([
      { game: 'Run', entries: [entry('21/11/2026 12:00:00')] },
      { game: 'Jump', entries: [entry('21/11/2026 10:00:00')] },
      { game: 'Run', entries: [entry('21/11/2026 09:00:00')] },
    ]);
    const rows = groupByGame(twice.days[0]?.entries ?? []);
    expect(rows.map(({ game, entries }) => [game, entries.length])).toEqual([
      ['Run', 2],
      ['Jump', 1],
    ]);
  });

  it('can be read hour by hour, the night last', () => {
    expect(groupByHour(programme.days[0]?.entries ?? []).map(({ hour }) => hour)).toEqual([9, 14, 23, 0]);
  });
});

describe('today in a schedule', () => {
  it.each([
    ['21/11/2026 05:00:00', '2026-11-21'],
    ['21/11/2026 23:59:00', '2026-11-21'],
    ['22/11/2026 00:30:00', '2026-11-21'],
    ['22/11/2026 03:30:00', '2026-11-21'],
    ['22/11/2026 03:31:00', '2026-11-22'],
    ['22/11/2026 05:00:00', '2026-11-22'],
    ['23/11/2026 01:00:00', '2026-11-22'],
  ])('at %s is %s', (now, key) => {
    expect(dayAt(programme.days, at(now))?.key).toBe(key);
  });

  it('is no day before and after', () => {
    expect(dayAt(programme.days, at('20/11/2026 12:00:00'))).toBeUndefined();
    expect(dayAt(programme.days, at('23/11/2026 12:00:00'))).toBeUndefined();
  });
});

describe('the phase of an entry', () => {
  const [only] = readProgramme([
    { game: 'Run', entries: [entry('21/11/2026 23:30:00', '22/11/2026 00:30:00')] },
  ]).days.flatMap((day) => day.entries);
  const phaseAt = (now: string) => only && phaseOf(only, at(now));

  it('starts with its first minute and ends before its last, across midnight', () => {
    expect(phaseAt('21/11/2026 23:29:59')).toBe('ahead');
    expect(phaseAt('21/11/2026 23:30:00')).toBe('now');
    expect(phaseAt('22/11/2026 00:29:59')).toBe('now');
    expect(phaseAt('22/11/2026 00:30:00')).toBe('over');
  });

  it.each(['', '21/11/2026 08:00:00', 'later'])('replaces the end "%s" with one hour', (to) => {
    const [open] = readProgramme([{ game: 'Run', entries: [entry('21/11/2026 09:00:00', to)] }]).days.flatMap(
      (day) => day.entries,
    );
    expect(open && phaseOf(open, at('21/11/2026 09:59:59'))).toBe('now');
    expect(open && phaseOf(open, at('21/11/2026 10:00:00'))).toBe('over');
  });
});

describe('finals', () => {
  it.each([
    ['Final', true],
    ['Open, final', true],
    ['Grand Finals', true],
    ['Semi-Final', false],
    ['13–18, semi final', false],
    ['Quarterfinal', false],
    ['Quarter-finals', false],
    ['Finalists meet', false],
  ])('%s is a final: %s', (title, isFinal) => {
    const found = readProgramme([{ game: 'Run', entries: [entry('21/11/2026 09:00:00', '', title)] }]);
    expect(found.days[0]?.entries[0]?.isFinal).toBe(isFinal);
  });
});
