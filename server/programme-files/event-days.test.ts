import { describe, expect, it } from 'vitest';
import { problemSentence } from './sentences/problem-sentence.ts';
import { kindsOf, read, textOf } from './testing/material.ts';

const DAYS = { days: { first: '2026-12-04', last: '2026-12-06' }, near: '2026-12-04' };
const csv = (...starts: readonly string[]) =>
  ['Game,Title,Start', ...starts.map((start, at) => `Lyre,Heat ${at},${start}`)].join('\n');
const startsOf = async (file: string, more: Parameters<typeof read>[1] = DAYS) =>
  (await read(file, more)).entries.map(({ entry }) => entry.starts);

describe('a programme and the days of its event', () => {
  it('IMPORT-19 entries on other days are told once, with a day of grace before and after', async () => {
    const programme = await read(
      csv('2026-12-03 10:00', '2026-12-07 10:00', '2026-12-02 10:00', '2027-12-04 10:00', '2026-12-05 10:00'),
      DAYS,
    );
    expect(programme.problems.map(problemSentence)).toEqual([
      'Row 4: 2 entries are outside the event’s days (4th–6th December 2026), such as “Lyre: Heat 2” (2026-12-02 10:00). Check their days, and whether this is the right event.',
    ]);
  });

  it('IMPORT-19 holds for conference schedules and calendars too', async () => {
    for (const name of ['pretalx-schedule.json', 'frab-schedule.xml', 'google-calendar.ics'])
      expect(kindsOf(await read(textOf(name), DAYS))).toContain('outside-event');
    expect(kindsOf(await read(textOf('pretalx-schedule.json')))).not.toContain('outside-event');
  });

  it.each([
    ['04/12/2026', 'day-first', '2026-12-04'],
    ['12/04/2026', 'month-first', '2026-12-04'],
    ['12/05', 'month-first', '2026-12-05'],
  ])(
    'IMPORT-03 of %s, the order that falls into the event is taken, and that is told',
    async (date, order, day) => {
      const programme = await read(csv(`${date} 10:00`), DAYS);
      expect(programme.mapping.dateOrder).toEqual({ order, by: 'event' });
      expect(programme.entries[0]?.entry.starts).toBe(`${day}T10:00`);
      expect(programme.problems[0]?.kind).toBe('date-order-by-event');
      expect(programme.problems.map(problemSentence)[0]).toContain('because that’s when the event is');
    },
  );

  it('IMPORT-03 where both orders or neither fall into the event, the file decides', async () => {
    const long = { days: { first: '2026-01-01', last: '2026-12-31' } };
    expect((await read(csv('04/12/2026 10:00'), long)).mapping.dateOrder).toMatchObject({ by: 'nothing' });
    expect((await read(csv('04/03/2026 10:00'), DAYS)).mapping.dateOrder).toMatchObject({ by: 'nothing' });
    expect((await read(csv('12/04/2026 10:00', '13/04/2026 10:00'), DAYS)).mapping.dateOrder).toMatchObject({
      order: 'day-first',
      by: 'numbers',
    });
  });

  it('IMPORT-03 a wrong weekday never moves one row to another year', async () => {
    for (const more of [DAYS, { near: '2026-12-01' }]) {
      const programme = await read(csv('Fri 4 Dec 10:00', 'Fri 5 Dec 10:00', 'Sun 6 Dec 10:00'), more);
      expect(programme.entries.map(({ entry }) => entry.starts)).toEqual([
        '2026-12-04T10:00',
        '2026-12-05T10:00',
        '2026-12-06T10:00',
      ]);
      expect(kindsOf(programme)).toEqual(['2 year-assumed', '3 weekday-wrong']);
    }
  });

  it('IMPORT-03 days without a year are of the event, whatever their weekday says', async () => {
    expect(await startsOf(csv('Fri 5 Dec 10:00'))).toEqual(['2026-12-05T10:00']);
  });

  it('IMPORT-03 days without a year are of the year in which most weekdays are right', async () => {
    const near = { near: '2026-12-01' };
    expect(await startsOf(csv('Sat 4 Dec 10:00', 'Sun 5 Dec 10:00', 'Wed 6 Dec 10:00'), near)).toEqual([
      '2027-12-04T10:00',
      '2027-12-05T10:00',
      '2027-12-06T10:00',
    ]);
    expect(await startsOf(csv('31 Dec 22:00', '1 Jan 10:00'), near)).toEqual([
      '2026-12-31T22:00',
      '2027-01-01T10:00',
    ]);
  });
});
