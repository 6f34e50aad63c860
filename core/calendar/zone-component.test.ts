import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { momentAt } from '#core/time/event-moment.ts';
import { ZONES } from './testing/zones.ts';
import { zoneChanges } from './zone-changes.ts';
import { zoneComponent } from './zone-component.ts';

const HOUR_MS = 3_600_000;
const [FIRST_YEAR, LAST_YEAR] = [2026, 2027];

/** The zone as a calendar program reads it from the file. */
function readZone(zone: string, firstYear = FIRST_YEAR, lastYear = LAST_YEAR): ICAL.Timezone {
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(zoneComponent(zone, firstYear, lastYear))));
}

/** What that program takes a time on the clocks of the zone for; milliseconds since 1970. */
function readBack(at: number, zone: string, read: ICAL.Timezone): number {
  const { date, hour, minute } = momentAt(at, zone);
  const time = new ICAL.Time({ ...date, hour, minute, second: 0, isDate: false }, read);
  return time.toUnixTime() * 1_000;
}

/** The clocks show the time of this moment twice: it is written in UTC (`write-calendar.ts`). */
const comesTwice = (at: number, zone: string) =>
  zoneChanges(zone, at - 3 * HOUR_MS, at + 3 * HOUR_MS).some(
    ({ at: change, before, after }) => at >= change - (before - after) && at < change + (before - after),
  );

describe('the zone in a file', () => {
  it.each(ZONES)('CAL-06 of %s is true for every hour of the years it is written for', (zone) => {
    const read = readZone(zone);
    const [from, to] = [Date.UTC(FIRST_YEAR, 0, 2), Date.UTC(LAST_YEAR, 11, 30)];
    const wrong: string[] = [];
    // Five hours meet every hour of a day within five days.
    for (let at = from; at < to; at += 5 * HOUR_MS)
      if (!comesTwice(at, zone) && readBack(at, zone, read) !== at) wrong.push(new Date(at).toISOString());
    expect(wrong).toEqual([]);
  });

  it.each(ZONES)('CAL-06 of %s is true to the minute around every change of its clocks', (zone) => {
    const read = readZone(zone);
    const changes = zoneChanges(zone, Date.UTC(FIRST_YEAR, 0, 2), Date.UTC(LAST_YEAR, 11, 30));
    const minutes = [-181, -121, -61, -60, -31, -30, -1, 0, 1, 29, 30, 31, 59, 60, 61, 121, 181];
    for (const change of changes)
      for (const minute of minutes) {
        const at = change.at + minute * 60_000;
        if (comesTwice(at, zone)) continue;
        expect(new Date(readBack(at, zone, read)), `${minute} min from the change`).toEqual(new Date(at));
      }
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', '2026-10-03T15:30:00.000Z'],
    ['Asia/Kolkata'],
  ])('CAL-06 the changes of %s are found to the second', (zone, ...when) => {
    const found = zoneChanges(zone, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
    expect(found.map(({ at }) => new Date(at).toISOString())).toEqual(when);
  });

  it('writes changes that follow a rule as one, and others one by one', () => {
    expect(zoneComponent('Europe/Berlin', 2026, 2026).split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
    const casablanca = zoneComponent('Africa/Casablanca', 2026, 2026);
    expect(casablanca).not.toContain('RRULE');
    expect(casablanca.match(/^DTSTART:2026/gm)).toHaveLength(2);
  });

  it('of a place that has not changed its clocks is one line of offsets', () => {
    expect(zoneComponent('Asia/Kathmandu', 2026, 2026)).toContain(
      'DTSTART:19700101T000000\r\nTZOFFSETFROM:+0545\r\nTZOFFSETTO:+0545',
    );
  });

  it('of a place that gave up summer time in these years ends there', () => {
    // Egypt had none from 2015 to 2022.
    const read = readZone('Africa/Cairo', 2022, 2023);
    for (const month of [0, 6])
      for (const year of [2022, 2023]) {
        const at = Date.UTC(year, month, 15, 10);
        expect(readBack(at, 'Africa/Cairo', read), `${year}-${month}`).toBe(at);
      }
  });
});
