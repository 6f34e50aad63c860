import { describe, expect, it } from 'vitest';
import { momentAt, readEventMoment } from './event-moment.ts';

const KOLKATA = 'Asia/Kolkata';

describe('a date with a time, as the provider writes it', () => {
  it('is read in the zone of the event when it names none', () => {
    const moment = readEventMoment('05/03/2024 00:05:00', KOLKATA);
    expect(moment).toMatchObject({ date: { year: 2024, month: 3, day: 5 }, hour: 0, minute: 5 });
    expect(new Date(moment?.at ?? 0).toISOString()).toBe('2024-03-04T18:35:00.000Z');
  });

  it('uses a zone that is given', () => {
    expect(readEventMoment('2024-03-05T12:00:00Z', KOLKATA)?.hour).toBe(17);
    expect(readEventMoment('2024-03-05T12:00:00+05:30', KOLKATA)?.hour).toBe(12);
  });

  it('reads a bare date as midnight, and 12-hour times', () => {
    expect(readEventMoment('05-03-2024', KOLKATA)).toMatchObject({ hour: 0, minute: 0, hasTime: false });
    expect(readEventMoment('05-03-2024 00:00', KOLKATA)).toMatchObject({ hour: 0, hasTime: true });
    expect(readEventMoment('05/03/2024 12:05:00 AM', KOLKATA)?.hour).toBe(0);
    expect(readEventMoment('05/03/2024 01:05 pm', KOLKATA)?.hour).toBe(13);
  });

  it('reads 24:00 as the midnight at the end of the day', () => {
    expect(readEventMoment('05/03/2024 24:00:00', KOLKATA)).toEqual({
      ...readEventMoment('06/03/2024 00:00:00', KOLKATA),
      isOfDayBefore: true,
    });
  });

  it('counts hours past midnight into the night of the given day', () => {
    expect(readEventMoment('28/11/2026 25:30:00', KOLKATA)).toEqual({
      ...readEventMoment('29/11/2026 01:30:00', KOLKATA),
      isOfDayBefore: true,
    });
    expect(readEventMoment('28/11/2026 31:00:00', KOLKATA)).toBeNull();
    expect(readEventMoment('28/11/2026 25:30 PM', KOLKATA)).toBeNull();
  });

  it.each([
    ['2026-11-28 15:00:00+00', '2026-11-28T15:00:00Z'],
    ['2026-11-28 15:00:00.000000+0530', '2026-11-28T09:30:00Z'],
    ['2026-11-28 15:00:00 UTC', '2026-11-28T15:00:00Z'],
    ['Sat, 28 Nov 2026 15:00:00 GMT', '2026-11-28T15:00:00Z'],
    ['2026-11-28T15:00:00+01:00[Europe/Brussels]', '2026-11-28T14:00:00Z'],
    ['20261128T150000Z', '2026-11-28T15:00:00Z'],
    ['20261128T150000', '2026-11-28T09:30:00Z'],
    ['2026/11/28 15:00', '2026-11-28T09:30:00Z'],
    ['28/11/2026, 15:00:00', '2026-11-28T09:30:00Z'],
    ['28/11/2026 15h30', '2026-11-28T10:00:00Z'],
    ['28.11.2026 15.30', '2026-11-28T10:00:00Z'],
    ['28 Nov 2026, 3:00 PM', '2026-11-28T09:30:00Z'],
    ['28th November 2026 at 3 p.m.', '2026-11-28T09:30:00Z'],
    ['Nov 28, 2026, 3:00\u202fPM', '2026-11-28T09:30:00Z'],
    ['1795878000', '2026-11-28T15:00:00Z'],
    ['1795878000000', '2026-11-28T15:00:00Z'],
  ])('is unambiguous: %s', (text, utc) => {
    expect(new Date(readEventMoment(text, KOLKATA)?.at ?? Number.NaN)).toEqual(new Date(utc));
  });

  it.each(['28/11/26 15:00:00', '20261128150000', '28 Foo 2026, 3:00 PM', '28/11/2026 evening', '1795878'])(
    'is ambiguous and not read: %s',
    (text) => {
      expect(readEventMoment(text, KOLKATA)).toBeNull();
    },
  );

  it('COUNTDOWN-03 returns null for what cannot be read', () => {
    for (const text of ['', 'tomorrow', '05/03/2024 31:00:00', '05/03/2024 noonish', '99/99/2024 10:00:00']) {
      expect(readEventMoment(text, KOLKATA)).toBeNull();
    }
  });

  it.each([
    ['08/03/2026', 'America/Havana', '2026-03-08T05:00:00Z'],
    ['06/09/2026', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['24/04/2026', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['29/03/2026 00:30:00', 'Atlantic/Azores', '2026-03-29T01:30:00Z'],
    ['08/03/2026 02:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['29/03/2026 02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  ])(
    'a time that the clocks leave out, %s in %s, is an hour later, and never on the day before',
    (text, zone, utc) => {
      const moment = readEventMoment(text, zone);
      expect(new Date(moment?.at ?? 0)).toEqual(new Date(utc));
      expect(moment?.date.day).toBe(Number(text.slice(0, 2)));
    },
  );

  it.each([
    ['25/10/2026 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['01/11/2026 01:30:00', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['04/04/2026 23:30:00', 'America/Santiago', '2026-04-05T02:30:00Z'],
  ])('a time that comes twice, %s in %s, means the first', (text, zone, utc) => {
    expect(new Date(readEventMoment(text, zone)?.at ?? 0)).toEqual(new Date(utc));
  });

  it('is correct on both sides of a clock change', () => {
    expect(new Date(readEventMoment('31/03/2024 01:30:00', 'Europe/Athens')?.at ?? 0).toISOString()).toBe(
      '2024-03-30T23:30:00.000Z',
    );
    expect(new Date(readEventMoment('31/03/2024 05:30:00', 'Europe/Athens')?.at ?? 0).toISOString()).toBe(
      '2024-03-31T02:30:00.000Z',
    );
  });

  it("knows the event's local time at any point in time", () => {
    expect(momentAt(Date.UTC(2024, 2, 4, 18, 35), KOLKATA)).toMatchObject({ hour: 0, minute: 5 });
  });
});
