import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { readProgramme } from '../../../../domain/schedule/schedule-days.ts';
import { fractionOfGrid, gridScale, MOST_HOURS, placeInGrid } from './timetable-grid.ts';

const dayWith = (...spans: [from: string, to: string][]) => {
  const entries = spans.map(([from, to]) => ({ title: '', from, to, address: '', latLong: '' }));
  const [day] = readProgramme([{ game: 'Run', entries }]).days;
  if (day === undefined) throw new Error('no day');
  return day;
};
const places = (day: ReturnType<typeof dayWith>) =>
  day.entries.map((entry) => placeInGrid(day.date, gridScale(day), entry));

describe('the timetable grid', () => {
  it('spans whole hours from the first start to the last end', () => {
    const day = dayWith(
      ['21/11/2026 09:30:00', '21/11/2026 10:45:00'],
      ['21/11/2026 18:00:00', '21/11/2026 20:15:00'],
    );
    expect(gridScale(day)).toEqual({ firstHour: 9, hours: 12, isWide: true });
    expect(places(day)).toEqual([
      { atHour: 0, atQuarter: 2, forHours: 1, forQuarters: 1 },
      { atHour: 9, atQuarter: 0, forHours: 2, forQuarters: 1 },
    ]);
  });

  it('continues past midnight', () => {
    const day = dayWith(
      ['21/11/2026 22:00:00', '21/11/2026 23:00:00'],
      ['21/11/2026 23:30:00', '22/11/2026 00:30:00'],
      ['22/11/2026 02:00:00', '22/11/2026 03:00:00'],
    );
    expect(gridScale(day)).toEqual({ firstHour: 22, hours: 5, isWide: true });
    expect(places(day).map(({ atHour, atQuarter }) => [atHour, atQuarter])).toEqual([
      [0, 0],
      [1, 2],
      [4, 0],
    ]);
  });

  it('makes blocks that are short or have no end yet wide enough for their text', () => {
    const day = dayWith(['21/11/2026 09:05:00', '21/11/2026 09:10:00'], ['21/11/2026 12:00:00', '']);
    expect(places(day)).toEqual([
      { atHour: 0, atQuarter: 0, forHours: 1, forQuarters: 0 },
      { atHour: 3, atQuarter: 0, forHours: 1, forQuarters: 0 },
    ]);
  });

  it('ends with its night: longer entries are cut off, and all-day entries are left out', () => {
    const day = dayWith(
      ['27/11/2026 00:00:00', '27/11/2026 23:59:00'],
      ['27/11/2026 10:00:00', '30/11/2026 18:00:00'],
      ['27/11/2026 12:00:00', '27/11/2026 13:00:00'],
      ['27/11/2026 20:00:00', '28/11/2026 08:00:00'],
    );
    expect(gridScale(day)).toEqual({ firstHour: 12, hours: 17, isWide: true });
    expect(places(day)).toEqual([
      { atHour: 0, atQuarter: 0, forHours: 1, forQuarters: 0 },
      { atHour: 8, atQuarter: 0, forHours: 9, forQuarters: 0 },
    ]);
  });

  it('has narrow hours if entries are long, and then makes short ones wider', () => {
    const day = dayWith(
      ['21/11/2026 09:00:00', '21/11/2026 12:00:00'],
      ['21/11/2026 13:00:00', '21/11/2026 15:00:00'],
      ['21/11/2026 15:00:00', '21/11/2026 17:00:00'],
      ['21/11/2026 18:00:00', '21/11/2026 19:00:00'],
    );
    expect(gridScale(day)).toEqual({ firstHour: 9, hours: 11, isWide: false });
    expect(places(day).at(-1)).toEqual({ atHour: 9, atQuarter: 0, forHours: 1, forQuarters: 3 });
  });

  it('is as wide as the longest word needs', () => {
    const entries = ['Heat', 'Donaudampfschifffahrtsgesellschaft'].map((title) => ({
      title,
      from: '21/11/2026 09:00:00',
      to: '21/11/2026 10:00:00',
      address: '',
      latLong: '',
    }));
    const [day] = readProgramme([{ game: 'Run', entries }]).days;
    if (day === undefined) throw new Error('no day');
    expect(places(day)).toEqual([
      { atHour: 0, atQuarter: 0, forHours: 1, forQuarters: 0 },
      { atHour: 0, atQuarter: 0, forHours: 2, forQuarters: 0 },
    ]);
  });

  it('begins at the present hour if the hours before are left out, and cuts off what began in them', () => {
    const day = dayWith(
      ['21/11/2026 09:00:00', '21/11/2026 15:15:00'],
      ['21/11/2026 18:00:00', '21/11/2026 20:00:00'],
    );
    const since = readEventMoment('21/11/2026 14:20:00');
    const scale = gridScale(day, since);
    expect(scale).toMatchObject({ firstHour: 14, hours: 6 });
    expect(day.entries.map((entry) => placeInGrid(day.date, scale, entry))).toEqual([
      { atHour: 0, atQuarter: 0, forHours: 1, forQuarters: 3 },
      { atHour: 4, atQuarter: 0, forHours: 2, forQuarters: 0 },
    ]);
    const morning = readEventMoment('21/11/2026 07:00:00');
    expect(gridScale(day, morning).firstHour, 'no earlier than the first entry').toBe(9);
    expect(gridScale(day, readEventMoment('22/11/2026 04:00:00')).hours).toBeGreaterThan(0);
  });

  it('places the present moment, and nothing outside the grid', () => {
    const day = dayWith(['21/11/2026 09:00:00', '21/11/2026 13:00:00']);
    const at = (text: string) => {
      const moment = readEventMoment(text);
      return moment && fractionOfGrid(day.date, gridScale(day), moment);
    };
    expect(at('21/11/2026 09:00:00')).toBe(0);
    expect(at('21/11/2026 10:30:00')).toBe(0.375);
    expect(at('21/11/2026 13:01:00')).toBeNull();
    expect(at('20/11/2026 10:00:00')).toBeNull();
  });

  it('never puts a block outside its columns, whatever the times', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const time = fc.tuple(fc.integer({ min: 21, max: 25 }), fc.integer({ min: 0, max: 23 }), minute);
    const written = ([day, hour, min]: [number, number, number]) =>
      `${day}/11/2026 ${hour}:${String(min).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 12 }), time, (spans, present) => {
        const day = dayWith(...spans.map(([from, to]): [string, string] => [written(from), written(to)]));
        fc.pre(day.entries.length > 0);
        const since = readEventMoment(written(present));
        const { hours } = gridScale(day, since);
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(MOST_HOURS);
        const scale = gridScale(day, since);
        for (const place of [...day.entries.map((entry) => placeInGrid(day.date, scale, entry))]) {
          const start = place.atHour * 4 + place.atQuarter;
          const length = place.forHours * 4 + place.forQuarters;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThan(0);
          expect(start + length).toBeLessThanOrEqual(hours * 4);
        }
      }),
    );
  });
});
