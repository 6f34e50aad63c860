import { describe, expect, it } from 'vitest';
import { faultyLines, readCalendar } from '../../tests/support/reading/read-calendar.ts';
import { calendarEntry } from './calendar-entry.ts';
import { sequenceAt } from './sequence.ts';
import { type Session, sessionsOf } from './session.ts';
import planFile from './testing/athens-plan.ics?raw';
import scheduleFile from './testing/delhi-schedule.ics?raw';
import { CHANGED_AT, entriesOf, eventIn, type Row, write } from './testing/write-rows.ts';

const DELHI: readonly Row[] = [
  ['Rowing', 'Heat', '28/11/2026 10:00:00', '28/11/2026 12:00:00', 'Harbour, Gate 3; north side'],
  ['Rowing', 'Heat', '28/11/2026 16:00:00', '28/11/2026 17:00:00', 'Harbour, Gate 3; north side'],
  ['Torch race', 'Relay through midnight', '28/11/2026 23:30:00', '29/11/2026 00:30:00'],
  ['Poetry', 'Open microphone', '28/11/2026 20:00:00', ''],
  ['Exhibitions', 'Lyres', '27/11/2026', '29/11/2026', 'Hall 10'],
  ['Market', '', '28/11/2026 00:00:00', '28/11/2026 23:59:00'],
  [
    'ढोल और ताल',
    'पहला दिन: लोक संगीत, नृत्य और कथाएँ, सुबह से शाम तक',
    '29/11/2026 11:00:00',
    '29/11/2026 13:00:00',
    'मेला मैदान',
  ],
  ['Later', 'To be announced', '', ''],
];
const OPEN_END = { title: 'Final', from: '28/11/2026 20:00:00', to: '', address: 'Odeon', latLong: '' };
const ATHENS: readonly Row[] = [
  ['Drama', 'Night of the short hour', '28/03/2026 22:00:00', '29/03/2026 04:00:00'],
  ['Drama', 'Night of the long hour', '24/10/2026 22:00:00', '25/10/2026 05:00:00'],
];

describe('a calendar file', () => {
  it('IMPORT-11 names a category and a position, also at Greenwich, and no end where there is none', () => {
    const [entry] = entriesOf('Asia/Kolkata', DELHI);
    if (entry?.span.kind !== 'hours') throw new Error('It has a time.');
    const span = { ...entry.span, to: entry.span.from };
    const position = { latitude: 51.48, longitude: 0 };
    const file = write('Asia/Kolkata', [], {
      entries: [{ ...entry, span, position, category: 'Rowing, all' }],
    });
    expect(file).toContain('CATEGORIES:Rowing\\, all\r\n');
    expect(file).toContain('GEO:51.48;0.000001\r\n');
    expect(file).not.toContain('DTEND');
  });

  it('CAL-01 of a schedule is written to the letter', () => {
    expect(write('Asia/Kolkata', DELHI)).toBe(scheduleFile);
  });

  it('CAL-01 of a plan with reminders is written to the letter', () => {
    expect(write('Europe/Athens', ATHENS, { reminderMinutes: 30, isBusy: true })).toBe(planFile);
  });

  it('CAL-01 CAL-06 of either is read by a calendar program as the times that were meant', () => {
    const timesOf = (file: string) => readCalendar(file).entries.map(({ start, end }) => [start, end]);
    expect(timesOf(planFile)).toEqual([
      ['2026-03-28T20:00:00.000Z', '2026-03-29T01:00:00.000Z'],
      ['2026-10-24T19:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ]);
    expect(readCalendar(planFile).entries.map(({ reminders }) => reminders)).toEqual([
      ['-PT30M'],
      ['-PT30M'],
    ]);
    expect(timesOf(scheduleFile).slice(0, 3)).toEqual([
      ['2026-11-27', '2026-11-30'],
      ['2026-11-28', '2026-11-29'],
      ['2026-11-28T04:30:00.000Z', '2026-11-28T06:30:00.000Z'],
    ]);
  });

  it('CAL-01 has lines of at most 75 octets, ends them with CRLF, and is the same again', () => {
    const text = write('Asia/Kolkata', DELHI);
    expect(faultyLines(text)).toEqual([]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(write('Asia/Kolkata', DELHI.toReversed())).toBe(text);
  });

  it('CAL-01 is read by a calendar program as what it says on the schedule', () => {
    const { name, entries } = readCalendar(write('Asia/Kolkata', DELHI));
    expect(name).toBe('Spring Games');
    expect(entries.map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Exhibitions: Lyres', '2026-11-27', '2026-11-30'],
      ['Market', '2026-11-28', '2026-11-29'],
      ['Rowing: Heat', '2026-11-28T04:30:00.000Z', '2026-11-28T06:30:00.000Z'],
      ['Rowing: Heat', '2026-11-28T10:30:00.000Z', '2026-11-28T11:30:00.000Z'],
      ['Poetry: Open microphone', '2026-11-28T14:30:00.000Z', '2026-11-28T15:30:00.000Z'],
      ['Torch race: Relay through midnight', '2026-11-28T18:00:00.000Z', '2026-11-28T19:00:00.000Z'],
      [
        'ढोल और ताल: पहला दिन: लोक संगीत, नृत्य और कथाएँ, सुबह से शाम तक',
        '2026-11-29T05:30:00.000Z',
        '2026-11-29T07:30:00.000Z',
      ],
    ]);
    expect(entries[2]).toMatchObject({
      place: 'Harbour, Gate 3; north side',
      status: 'CONFIRMED',
      sequence: sequenceAt(CHANGED_AT),
      stamp: '2026-10-01T12:00:00Z',
      transparency: 'TRANSPARENT',
      reminders: [],
    });
    expect(entries[2]?.url).toMatch(
      /^https:\/\/games\.example\/event\/spring-games\?entry=[\da-z]{13}#schedule$/,
    );
    expect(entries[4]?.description).toBe(`Spring Games\nEnd time to be announced\n${entries[4]?.url}`);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(7);
  });

  it('CAL-04 reminds before what has a time, and never in the night before a whole day', () => {
    const { entries } = readCalendar(write('Asia/Kolkata', DELHI, { reminderMinutes: 60 }));
    const reminders = new Map(entries.map(({ title, reminders }) => [title, reminders]));
    expect(reminders.get('Poetry: Open microphone')).toEqual(['-PT1H']);
    expect(reminders.get('Market')).toEqual([]);
    expect(
      readCalendar(write('Asia/Kolkata', DELHI, { reminderMinutes: 10 })).entries.at(-1)?.reminders,
    ).toEqual(['-PT10M']);
  });

  it('CAL-07 says what is cancelled, and does not remind of it', () => {
    const entries = entriesOf('Asia/Kolkata', DELHI.slice(0, 1), true);
    const [entry] = readCalendar(write('Asia/Kolkata', [], { entries, reminderMinutes: 10 })).entries;
    expect(entry).toMatchObject({ status: 'CANCELLED', reminders: [] });
  });

  it('CAL-12 says why an entry is cancelled that may come again', () => {
    const [session] = sessionsOf([{ game: 'Drama', entries: [OPEN_END] }], 'Asia/Kolkata');
    const revision = { changedAt: CHANGED_AT, isCancelled: true, remark: 'Time to be announced' };
    const entry = session && calendarEntry(session, 'abcdef-1', eventIn('Asia/Kolkata'), revision);
    expect(entry?.description).toBe(`Spring Games\nTime to be announced\n${entry?.url}`);
  });

  it('CAL-01 without entries is still a calendar', () => {
    const text = write('Europe/Athens', []);
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(readCalendar(text)).toEqual({ name: 'Spring Games', entries: [] });
  });

  it('CAL-01 keeps texts apart from what they might be taken for', () => {
    const title = 'A\\b; c, "d"\r\nBEGIN:VEVENT\u0007';
    const text = write('Asia/Kolkata', [['Odd', title, '28/11/2026 10:00:00', '', 'X\nY']], {
      name: 'One, two\nMETHOD:CANCEL',
    });
    const { name, entries } = readCalendar(text);
    // `ical.js` leaves the names of properties it does not know as they are written.
    expect(name).toBe('One\\, two METHOD:CANCEL');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ title: 'Odd: A\\b; c, "d"\nBEGIN:VEVENT', place: 'X\nY' });
    expect(text).not.toMatch(/^METHOD/m);
  });

  it('CAL-06 writes a time that comes twice in UTC, because programs differ in which one they mean', () => {
    // In Berlin 02:30 comes at 00:30 and at 01:30 UTC.
    for (const utc of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      const text = write('Europe/Berlin', [['Night', '', utc, '2026-10-25T06:00:00Z']]);
      expect(readCalendar(text).entries[0]?.start).toBe(new Date(utc).toISOString());
      expect(text).toMatch(/^DTSTART:20261025T0[01]3000Z\r$/m);
    }
  });

  it('CAL-06 keeps a year that must be a mistake, and stays quick', () => {
    const rows: Row[] = [
      ['Now', '', '28/11/2026 10:00:00', '28/11/2026 11:00:00'],
      ['Typo', '', '28/11/9026 10:00:00', '28/11/9026 11:00:00'],
    ];
    const { entries } = readCalendar(write('Europe/Berlin', rows));
    expect(entries.map(({ start }) => start)).toEqual([
      '2026-11-28T09:00:00.000Z',
      '9026-11-28T09:00:00.000Z',
    ]);
  });
});

describe('an entry with a year that must be a mistake', () => {
  it.each(['28/11/1926', '28/11/9026'])('CAL-06 changes how no other is written: %s', (day) => {
    const real: Row[] = [
      ['Now', '', '28/11/2026 10:00:00', '28/11/2026 11:00:00'],
      ['Then', '', '03/04/2027 10:00:00', '03/04/2027 11:00:00'],
    ];
    const text = write('Europe/Berlin', [['Typo', '', `${day} 10:00:00`, ''], ...real]);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261128T100000');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270403T100000');
    expect(text.match(/^DTSTART:\d{8}T\d{6}Z\r$/gm)).toHaveLength(1);
  });
});

describe('the identity of an entry in calendars', () => {
  const one = (session: Partial<Session>, at = CHANGED_AT) =>
    calendarEntry(
      { id: 'x', title: 'Drama: Final', startsAt: '28/11/2026 10:00:00', endsAt: '', place: '', ...session },
      'abcdef-1',
      eventIn('Asia/Kolkata'),
      { changedAt: at },
    );

  it('CAL-03 is the same after a move, which has a higher number', () => {
    const before = one({});
    const after = one({ startsAt: '29/11/2026 10:00:00', place: 'Stoa' }, CHANGED_AT + 60_000);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.uid).toMatch(/^[\da-z]{1,7}-abcdef-1@pythian-games$/);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  });

  it('CAL-03 numbers fit into 31 bits for as long as anybody cares', () => {
    expect(sequenceAt(Date.UTC(5000, 0, 1))).toBeLessThan(2 ** 31);
    expect(sequenceAt(Date.UTC(1999, 0, 1))).toBe(0);
  });
});
