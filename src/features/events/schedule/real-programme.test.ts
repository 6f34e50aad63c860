import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { allOf, dayAt, readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { gridScale } from './timetable/timetable-grid.ts';

const entry = (title: string, from: string, to = '', address = 'Hall 1') => ({
  title,
  from,
  to,
  address,
  latLong: '',
});
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;
const programme = (...entries: ReturnType<typeof entry>[]) => readProgramme([{ game: 'Forum', entries }]);
const read = (...entries: ReturnType<typeof entry>[]) =>
  Object.fromEntries(
    programme(...entries).days.map((day) => [day.key.slice(-2), allOf(day).map(({ title }) => title)]),
  );
const evening = entry('Evening', '28/11/2026 19:00:00', '28/11/2026 23:00:00');

describe('a weekend of talks, nights and exhibitions', () => {
  it('lists whole days and entries without a time under their own date', () => {
    expect(
      read(
        evening,
        entry('Market', '28/11/2026 00:00:00', '28/11/2026 23:59:00'),
        entry('Lounge', '29/11/2026 00:00:00', '30/11/2026 00:00:00'),
        entry('Date only', '29/11/2026', '29/11/2026'),
        entry('Unfilled times', '29/11/2026 00:00:00', '29/11/2026 00:00:00'),
        entry('No end', '29/11/2026'),
      ),
    ).toEqual({ 28: ['Market', 'Evening'], 29: ['Lounge', 'Date only', 'Unfilled times', 'No end'] });
  });

  it.each([
    ['Film after the evening', '29/11/2026 00:00:00', '29/11/2026 02:00:00', 28],
    ['Dance to the morning', '29/11/2026 00:30:00', '29/11/2026 06:00:00', 28],
    ['Counted on', '28/11/2026 25:30:00', '28/11/2026 26:30:00', 28],
    ['After a long pause', '29/11/2026 02:00:00', '29/11/2026 03:00:00', 29],
    ['Sunrise yoga', '29/11/2026 04:30:00', '29/11/2026 05:30:00', 29],
    ['Rite at four', '29/11/2026 04:00:00', '29/11/2026 04:30:00', 29],
  ])('assigns a night entry by whether the evening before still goes on: %s', (title, from, to, day) => {
    expect(read(evening, entry(title, from, to))[day]).toContain(title);
  });

  it('leaves a rite at sunrise to its morning even if a party goes on all night', () => {
    const party = entry('Party', '28/11/2026 20:00:00', '29/11/2026 08:00:00');
    const yoga = entry('Sunrise yoga', '29/11/2026 04:30:00', '29/11/2026 05:30:00');
    expect(read(party, yoga)).toEqual({ 28: ['Party'], 29: ['Sunrise yoga'] });
  });

  it('keeps the last sets of a night, right after others on their stage, but no morning entries', () => {
    const stage = (title: string, from: string, to: string) =>
      entry(title, `29/11/2026 ${from}:00`, `29/11/2026 ${to}:00`, 'Colosseum');
    const { days } = programme(
      entry('First set', '28/11/2026 23:30:00', '29/11/2026 03:00:00', 'Colosseum'),
      stage('Second set', '03:00', '04:15'),
      stage('Last set', '04:15', '06:00'),
      entry('Swim', '29/11/2026 04:15:00', '29/11/2026 06:00:00', 'Lake'),
      entry('Rite', '29/11/2026 04:30:00', '29/11/2026 06:00:00', ''),
      entry('Breakfast in the open room', '29/11/2026 04:15:00', '29/11/2026 09:00:00', 'Colosseum'),
      stage('Concert', '16:00', '17:00'),
    );
    expect(days.map((day) => [day.key.slice(-2), day.entries.map(({ title }) => title)])).toEqual([
      ['28', ['First set', 'Second set', 'Last set']],
      ['29', ['Swim', 'Breakfast in the open room', 'Rite', 'Concert']],
    ]);
    expect(days[1] && gridScale(days[1]).firstHour).toBe(4);
  });

  it('shows what lasts several days on each day, and a night only on its evening', () => {
    expect(
      read(
        entry('Exhibition', '27/11/2026 10:00:00', '30/11/2026 18:00:00'),
        entry('By days', '28/11/2026', '29/11/2026'),
        entry('Overnight', '28/11/2026 20:00:00', '29/11/2026 08:00:00'),
        entry('Night', '28/11/2026 22:00:00', '29/11/2026 02:00:00'),
        entry('Through to the afternoon', '29/11/2026 14:00:00', '30/11/2026 14:00:00'),
        entry('Bar', '30/11/2026 05:00:00', '01/12/2026 05:00:00'),
      ),
    ).toEqual({
      27: ['Exhibition'],
      28: ['Exhibition', 'By days', 'Overnight', 'Night'],
      29: ['Exhibition', 'By days', 'Through to the afternoon'],
      30: ['Exhibition', 'Through to the afternoon', 'Bar'],
    });
  });

  it('does not create thousands of days from a mistyped year', () => {
    const { days } = programme(
      evening,
      entry('Wrong year', '27/11/2026 10:00:00', '30/11/2062 18:00:00'),
      entry('Sunday', '29/11/2026 12:00:00'),
    );
    expect(days.map(({ key, lasting }) => [key, lasting.length])).toEqual([
      ['2026-11-27', 1],
      ['2026-11-28', 1],
      ['2026-11-29', 1],
      ['2062-11-30', 1],
    ]);
  });

  it('is on the day whose evening goes on, otherwise on the next one', () => {
    const { days } = programme(evening, entry('Sunday', '29/11/2026 04:30:00', '29/11/2026 05:30:00'));
    expect(dayAt(days, at('29/11/2026 00:30:00'))?.key).toBe('2026-11-28');
    expect(dayAt(days, at('29/11/2026 04:00:00'))?.key).toBe('2026-11-29');
  });

  it('is on the day of the night until its last set ends, even if the morning has begun', () => {
    const { days } = programme(
      entry('First set', '28/11/2026 23:30:00', '29/11/2026 04:40:00', 'Colosseum'),
      entry('Last set', '29/11/2026 04:40:00', '29/11/2026 06:30:00', 'Colosseum'),
      entry('All-night bar', '28/11/2026 18:00:00', '29/11/2026 08:00:00'),
      entry('Concert', '29/11/2026 16:00:00', '29/11/2026 17:00:00'),
    );
    const dayOf = (time: string) => dayAt(days, at(`29/11/2026 ${time}`))?.key;
    expect(days[0]?.entries.map(({ title }) => title)).toContain('Last set');
    expect(['04:50:00', '05:10:00', '05:59:00'].map(dayOf)).toEqual(Array(3).fill('2026-11-28'));
    expect(['06:00:00', '07:30:00'].map(dayOf)).toEqual(Array(2).fill('2026-11-29'));
  });

  it('keeps the timetable within a day and its night, in forty rooms', () => {
    const rooms = Array.from({ length: 40 }, (_, room) => `Room ${room + 1}`);
    const days = ['27', '28', '29'].flatMap((day) =>
      rooms.flatMap((room, index) => [
        entry(
          'Talk',
          `${day}/11/2026 ${9 + (index % 9)}:00:00`,
          `${day}/11/2026 ${10 + (index % 9)}:50:00`,
          room,
        ),
        entry('Party', `${day}/11/2026 23:30:00`, `${Number(day) + 1}/11/2026 01:00:00`, room),
        entry('Open room', `${day}/11/2026 00:00:00`, `${day}/11/2026 24:00:00`, room),
        ...(day === '27' ? [entry('Exhibit', '27/11/2026 09:00:00', '29/11/2026 17:00:00', room)] : []),
        entry('Yoga', `${day}/11/2026 05:00:00`, `${day}/11/2026 06:00:00`, room),
      ]),
    );
    const read = programme(...days).days;
    expect(read.map(({ key }) => key)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    for (const day of read) {
      expect(gridScale(day)).toEqual({ firstHour: 5, hours: 20, isWide: true });
      expect([day.entries.length, day.lasting.length]).toEqual([120, 80]);
    }
  });
});
