import { describe, expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { festivalHours, widest } from './festival-hours.ts';
import { freeTogether, overlap } from './free-together.ts';

const clock = (text: string) => readEventMoment(`05/03/2024 ${text}:00`)?.at ?? Number.NaN;
const stretch = (from: string, to: string) => ({ from: clock(from), to: clock(to) });
const HOURS = stretch('09:00', '22:00');
const free = (...taken: [string, string][]) =>
  freeTogether(
    taken.map(([from, to]) => stretch(from, to)),
    HOURS,
  );

describe('PLAN-05 the time two visitors are both free', () => {
  it('is the whole day of the festival if nothing is planned', () => {
    expect(free()).toEqual([HOURS]);
  });

  it('lies between what either of them has planned', () => {
    expect(free(['13:00', '14:00'], ['10:00', '11:30'])).toEqual([
      stretch('09:00', '10:00'),
      stretch('11:30', '13:00'),
      stretch('14:00', '22:00'),
    ]);
  });

  it('does not begin while one of two overlapping plans goes on', () => {
    expect(free(['09:00', '15:00'], ['10:00', '11:00'], ['14:00', '16:00'])).toEqual([
      stretch('16:00', '22:00'),
    ]);
  });

  it('is worth saying from half an hour on', () => {
    expect(free(['09:29', '12:00'], ['12:30', '21:31'])).toEqual([stretch('12:00', '12:30')]);
  });

  it('ends with the festival’s day, and ignores what lies outside it', () => {
    expect(free(['06:00', '08:00'], ['08:30', '21:00'], ['23:00', '23:30'])).toEqual([
      stretch('21:00', '22:00'),
    ]);
    expect(free(['08:00', '23:00'])).toEqual([]);
  });

  it('shares no moment with a plan that ends as the other begins', () => {
    expect(overlap(stretch('09:00', '10:00'), stretch('10:00', '11:00'))).toBe(false);
    expect(overlap(stretch('09:00', '10:01'), stretch('10:00', '11:00'))).toBe(true);
  });
});

describe('PLAN-05 the hours of a festival', () => {
  const entry = (from: string, to: string) => ({ title: 'Heat', from, to, address: 'Pit', latLong: '' });

  it('reach from the first entry to the end of the last, into the night', () => {
    const schedules: GameSchedule[] = [
      {
        game: 'Drama',
        entries: [
          entry('05/03/2024 19:00:00', '05/03/2024 23:30:00'),
          entry('06/03/2024 00:00:00', '06/03/2024 01:30:00'),
          entry('05/03/2024 10:00:00', '05/03/2024 11:00:00'),
          entry('04/03/2024 00:00:00', '08/03/2024 00:00:00'),
        ],
      },
    ];
    const hours = festivalHours(schedules);
    expect(hours.get('2024-03-05')).toEqual({
      from: clock('10:00'),
      to: readEventMoment('06/03/2024 01:30:00')?.at,
    });
    expect(hours.get('2024-03-04'), 'a day with nothing but what lasts').toBeUndefined();
  });

  it('of several events are those of all of them', () => {
    expect(widest([stretch('10:00', '12:00'), stretch('09:00', '11:00')])).toEqual(stretch('09:00', '12:00'));
    expect(widest([])).toBeNull();
  });
});
