import { describe, expect, it } from 'vitest';
import { addDays } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { type ReadEntry, readCalendar } from '../../tests/support/reading/read-calendar.ts';
import { type Row, write } from './testing/write-rows.ts';
import { ZONES } from './testing/zones.ts';
import { zoneChanges } from './zone-changes.ts';

/* Whole files with entries in every zone, as a program reads them that did not write them. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Where the clocks never change, the nights on which those of Europe do. */
const OTHERWISE = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];
/** Distances from a change: the hours that are left out or come twice, their edges, and what lies around them. */
const MINUTES = [-24 * 60, -181, -121, -61, -60, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 121, 181, 24 * 60];
/** Of entries of one game, so that a title says which one it is. */
const titled = (name: string) => `All: ${name}`;

function changesIn(zone: string): readonly number[] {
  const found = zoneChanges(zone, Date.UTC(2026, 0, 2), Date.UTC(2026, 11, 30)).map(({ at }) => at);
  return found.length === 0 ? OTHERWISE : found;
}

const iso = (at: number) => new Date(at).toISOString();
const digits = (value: number) => String(value).padStart(2, '0');
/** A day as the provider writes it: that of a moment on the clocks of the zone, or so many days later. */
function dayAt(at: number, zone: string, later = 0): string {
  const { year, month, day } = addDays(momentAt(at, zone).date, later);
  return `${digits(day)}/${digits(month)}/${year}`;
}
const isoDay = (day: string) => day.split('/').reverse().join('-');

function readRows(zone: string, rows: readonly Row[]): ReadonlyMap<string, ReadEntry> {
  const file = write(zone, rows);
  expect(file).toContain(`TZID:${zone}`);
  expect(file).toContain(`DTSTART;TZID=${zone}:`);
  const read = readCalendar(file).entries;
  expect(read).toHaveLength(rows.length);
  return new Map(read.map((entry) => [entry.title, entry]));
}

/** A moment as the clocks of a zone show it, asked of the browser and not of our own reading. */
const clockOf = (at: string | undefined, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at ?? ''),
  );

describe.each(ZONES)('CAL-06 a file for %s', (zone) => {
  it('has what lies around each change of the clocks at the moment that was meant', () => {
    const meant = changesIn(zone).flatMap((change) =>
      MINUTES.map((minutes) => ({ name: `${iso(change)} ${minutes}`, at: change + minutes * MINUTE_MS })),
    );
    const read = readRows(
      zone,
      meant.map(({ name, at }): Row => ['All', name, iso(at), iso(at + 90 * MINUTE_MS)]),
    );
    for (const { name, at } of meant) {
      expect(read.get(titled(name))?.start, name).toBe(iso(at));
      expect(read.get(titled(name))?.end, name).toBe(iso(at + 90 * MINUTE_MS));
    }
  });

  it('gives what has no end an hour, on the night of a change, too', () => {
    const meant = changesIn(zone).flatMap((change) => [
      change - 90 * MINUTE_MS,
      change,
      change + HOUR_MS * 5,
    ]);
    const read = readRows(
      zone,
      meant.map((at): Row => ['All', iso(at), iso(at), '']),
    );
    for (const at of meant) expect(read.get(titled(iso(at)))?.end).toBe(iso(at + HOUR_MS));
  });

  it('has what the clocks of the event say, across midnight into the day of a change and out of it', () => {
    const rows = changesIn(zone).flatMap((change): Row[] =>
      [-1, 0, 1].map((later) => [
        'All',
        `${iso(change)} ${later}`,
        `${dayAt(change, zone, later)} 22:30:00`,
        `${dayAt(change, zone, later + 1)} 05:30:00`,
      ]),
    );
    const read = readRows(zone, rows);
    for (const [, name, from, to] of rows) {
      const entry = read.get(titled(name));
      expect(clockOf(entry?.start, zone), name).toBe(from.replace(' ', ', ').slice(0, -3));
      expect(clockOf(entry?.end, zone), name).toBe(to.replace(' ', ', ').slice(0, -3));
    }
  });

  it('has whole days as days, however long they are', () => {
    const days = changesIn(zone).map((change) => [-1, 0, 1, 2].map((later) => dayAt(change, zone, later)));
    const rows = days.flatMap(([before = '', day = '', after = '']): Row[] => [
      ['All', `one ${day}`, day, ''],
      ['All', `three ${day}`, before, after],
      ['All', `timed ${day}`, `${day} 12:00:00`, ''],
    ]);
    const read = readRows(zone, rows);
    for (const [before = '', day = '', after = '', next = ''] of days) {
      const one = read.get(titled(`one ${day}`));
      expect([one?.start, one?.end]).toEqual([isoDay(day), isoDay(after)]);
      const three = read.get(titled(`three ${day}`));
      expect([three?.start, three?.end]).toEqual([isoDay(before), isoDay(next)]);
    }
  });
});
