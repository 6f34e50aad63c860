import { describe, expect, it } from 'vitest';
import { entriesInShort, kindsOf, outcomeOf, read, textOf } from '../testing/material.ts';

const calendar = (name: string) => textOf(name).replaceAll('\n', '\r\n');
const withEvent = (...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:Lyre: Heats',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('a programme as a calendar', () => {
  it('IMPORT-07 of Google: in UTC and in a zone, repeating with an exception and a move, whole days, cancelled', async () => {
    const programme = await read(calendar('google-calendar.ics'));
    expect(entriesInShort(programme)).toEqual([
      'Harbour Festival | Opening ceremony | 2026-10-03T10:00 – 2026-10-03T11:30 | Old Theatre, Delphi',
      'Harbour Festival | Evening concert | 2026-10-03T20:00 – 2026-10-03T21:30 | Harbour',
      'Harbour Festival | Evening concert (later) | 2026-10-05T21:00 – 2026-10-05T22:30 | Stoa',
      'Harbour Festival | Exhibition | 2026-10-04T00:00 – 2026-10-06T00:00 | ',
    ]);
    expect(programme.entries.map(({ entry }) => entry.id)).toEqual([
      '0a1b2c3d4e5f@google.com',
      '6f7g8h9i@google.com/20261003T2000',
      '6f7g8h9i@google.com/20261005T2000',
      'allday1@google.com',
    ]);
    expect(kindsOf(programme)).toEqual(['no-game-column', 'cancelled']);
    expect(programme.carries).not.toContain('game');
  });

  it('IMPORT-07 of Apple: a duration, a position, another zone, no zone, a folded line', async () => {
    const programme = await read(calendar('apple-calendar.ics'));
    expect(entriesInShort(programme)).toEqual([
      'Lyre | Heats | 2026-10-03T17:00 – 2026-10-03T18:30 | Temple Terrace Delphi 330 54 Greece',
      'Poetry | Δελφική βραδιά 🌙 in the garden, with a title that is long enough to be folded | 2026-10-03T19:00 – ? | ',
    ]);
    expect(programme.entries[0]?.entry.latLong).toBe('38.4824,22.501');
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-07 of Outlook: zones by names of Windows, which the file describes, or does not', async () => {
    const programme = await read(calendar('outlook-calendar.ics'));
    expect(entriesInShort(programme)).toEqual([
      'Chess | Blitzturnier | 2026-10-03T11:00 – 2026-10-03T13:00 | Saal 3',
      'Programme | Siegerehrung | 2026-10-03T13:00 – 2026-10-03T14:00 | ',
    ]);
    expect(kindsOf(programme)).toEqual(['game-missing', 'zone-unknown']);
  });

  it.each([
    ['every second day', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', ['03', '05', '07']],
    ['on two weekdays', 'RRULE:FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261011', ['03', '04', '10', '11']],
    ['on days of its own', 'RDATE:20261009T100000,20261010T100000', ['03', '09', '10']],
    ['but not on one day', 'RRULE:FREQ=DAILY;COUNT=3\r\nEXDATE;VALUE=DATE:20261004', ['03', '05']],
  ])('IMPORT-07 repeats %s', async (_, rule, days) => {
    const programme = await read(withEvent('DTSTART:20261003T100000', rule));
    expect(programme.entries.map(({ entry }) => entry.starts.slice(8, 10))).toEqual(days);
    expect(new Set(programme.entries.map(({ entry }) => entry.id)).size).toBe(days.length);
  });

  it('IMPORT-07 a daily entry stays at its time when the clocks change', async () => {
    const programme = await read(
      withEvent('DTSTART;TZID=Europe/Athens:20261024T200000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    );
    expect(programme.entries.map(({ entry }) => entry.starts)).toEqual([
      '2026-10-24T20:00',
      '2026-10-25T20:00',
    ]);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2',
    'FREQ=SECONDLY',
  ])('IMPORT-08 a rule that could be looked for for ever is not followed, and said: %s', async (rule) => {
    const programme = await read(withEvent('DTSTART:20261003T100000', `RRULE:${rule}`));
    expect(programme.entries).toHaveLength(1);
    expect(kindsOf(programme)).toEqual(['repeats-not-followed']);
  });

  it('IMPORT-08 a rule of a zone that could be looked for for ever is not followed either', async () => {
    const zone = calendar('outlook-calendar.ics').replaceAll(
      /RRULE:.*/g,
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    );
    expect(kindsOf(await read(zone))).toContain('zone-unknown');
  });

  it('IMPORT-02 a damaged event is reported, and the others are read', async () => {
    const programme = await read(
      calendar('google-calendar.ics').replace('DTSTART:20261003T070000Z', 'DTSTART:2026-1003T0700'),
    );
    expect(entriesInShort(programme)).toHaveLength(3);
    expect(programme.problems).toContainEqual({
      kind: 'entry-damaged',
      where: { entry: 'Opening ceremony' },
      facts: {},
    });
  });

  it('IMPORT-08 what repeats without an end is cut', async () => {
    const programme = await read(withEvent('DTSTART:20261003T100000', 'RRULE:FREQ=DAILY'));
    expect(programme.entries).toHaveLength(400);
    expect(kindsOf(programme)).toEqual(['repeats-cut']);
  });

  it('IMPORT-08 repeats without end are refused, also where each of them is left out again', async () => {
    const many = 'RRULE:FREQ=DAILY\r\n'.repeat(1_000);
    const outcome = await outcomeOf(withEvent('DTSTART:20261003T100000', `${many}EXDATE:20261003T100000`));
    expect(outcome).toMatchObject({ refusal: { kind: 'too-many-rows' } });
  });

  it.each([
    ['half of it missing', (ics: string) => ics.slice(0, ics.length / 2), 'damaged'],
    ['no events', (ics: string) => ics.replaceAll(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/g, ''), 'no-schedule'],
    ['no end of nesting', () => 'BEGIN:VCALENDAR\r\n'.repeat(100_000), 'too-deep'],
  ])('IMPORT-06 is refused with %s', async (_, change, kind) => {
    const outcome = await outcomeOf(change(calendar('google-calendar.ics')));
    expect(outcome).toMatchObject({ outcome: 'refused', refusal: { kind } });
  });
});
