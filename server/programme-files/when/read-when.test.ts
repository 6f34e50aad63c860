import { describe, expect, it } from 'vitest';
import { browserCalendar } from '#core/time/format/browser-calendar.ts';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { nearOf } from './near-of.ts';
import { readWhen } from './read-when.ts';
import { settleDate } from './settle-date.ts';

const NEAR = Date.UTC(2026, 9, 1);
/** What a text says, in short; by day first. */
function said(text: string, expects: 'day' | 'time' = 'day'): string | null {
  const when = readWhen(text, expects);
  if (when === null) return null;
  const settled =
    when.date && settleDate(when.date, 'day-first', nearOf([when.date], 'day-first', NEAR, null));
  const clock = (minutes: number | null) =>
    minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const day = settled && `${settled.date.year}-${settled.date.month}-${settled.date.day}`;
  return [day, clock(when.minutes), clock(when.until), when.zone].filter(Boolean).join(' ');
}

describe('a day as people write it', () => {
  it.each([
    ['2026-10-03', '2026-10-3'],
    ['2026/10/3', '2026-10-3'],
    ['3.10.2026', '2026-10-3'],
    ['03.10.26', '2026-10-3'],
    ['3.10.', '2026-10-3'],
    ['03/10/2026', '2026-10-3'],
    ['03-10-2026', '2026-10-3'],
    ['10/13/2026', '2026-10-13'],
    ['Fri 2 Oct', '2026-10-2'],
    ['Friday, October 2nd, 2026', '2026-10-2'],
    ['2nd of October 2026', '2026-10-2'],
    ['Oct. 2', '2026-10-2'],
    ['Sept 5 2026', '2026-9-5'],
    ['Samstag, den 3. Oktober 2026', '2026-10-3'],
    ['Sa 03.10.', '2026-10-3'],
    ['samedi 1er août 2026', '2026-8-1'],
    ['martes 6 de octubre de 2026', '2026-10-6'],
    ['mar 3 mar 2026', '2026-3-3'],
    ['sábado, 3 de outubro', '2026-10-3'],
    ['zaterdag 3 oktober 2026', '2026-10-3'],
    ['Σάββατο 3 Οκτωβρίου 2026', '2026-10-3'],
    ['3 Μαΐου 2026', '2026-5-3'],
    ['शनिवार, 3 अक्टूबर 2026', '2026-10-3'],
    ['السبت 3 أكتوبر 2026', '2026-10-3'],
    ['٣ أكتوبر ٢٠٢٦', '2026-10-3'],
    ['2026年10月3日(土)', '2026-10-3'],
    ['10月3日', '2026-10-3'],
    ['10월 3일 (토)', '2026-10-3'],
  ])('%s', (text, day) => expect(said(text)).toBe(day));

  it.each([
    '',
    'soon',
    '31.02.2026',
    '3',
    'October',
    'Heat 3 Oct',
    '2026',
    '32/13/2026',
    '3.10.1826',
    '1.2.3.4',
  ])('%s is none', (text) => {
    const when = readWhen(text, 'day');
    expect(when?.date == null ? null : settleDate(when.date, 'day-first', NEAR)).toBeNull();
  });

  it.each([...LANGUAGE_CODES, 'de', 'it'])('in %s, as it is written there', (language) => {
    const calendar = browserCalendar(language);
    for (let month = 1; month <= 12; month += 1) {
      const date = { year: 2026, month, day: 17 };
      for (const text of [calendar.day(date), calendar.fullDay(date), calendar.shortDay(date, true)])
        expect(said(text), text).toBe(`2026-${month}-17`);
    }
  });

  it('without a year is the closest one, of its weekday', () => {
    expect(said('Sat 3 Oct')).toBe('2026-10-3');
    expect(said('Sun 3 Oct')).toBe('2027-10-3');
    expect(said('30 Dec')).toBe('2026-12-30');
  });
});

describe('a time as people write it', () => {
  it.each([
    ['10:00', '10:00'],
    ['10.30', '10:30'],
    ['10h', '10:00'],
    ['10h30', '10:30'],
    ['10:30 Uhr', '10:30'],
    ['9', '9:00'],
    ['0930', '9:30'],
    ['7pm', '19:00'],
    ['7:30 p.m.', '19:30'],
    ['12am', '0:00'],
    ['12:15 PM', '12:15'],
    ['14:00 PM', '14:00'],
    ['7:00 μ.μ.', '19:00'],
    ['午後7時', '19:00'],
    ['오전 10:30', '10:30'],
    ['24:00', '24:00'],
    ['25:30', '25:30'],
    ['10:00:00', '10:00'],
    ['noon', '12:00'],
    ['10:00–11:30', '10:00 11:30'],
    ['10 - 11:30', '10:00 11:30'],
    ['10:00 bis 11:30', '10:00 11:30'],
    ['7–9pm', '19:00 21:00'],
    ['11am–1pm', '11:00 13:00'],
    ['11–1pm', '11:00 13:00'],
  ])('%s', (text, time) => expect(said(text, 'time')).toBe(time));

  it.each(['', 'early', '31:00', '10:75', 'TBA', '10:00 to nobody knows', '5 stars'])(
    '%s is none',
    (text) => {
      expect(readWhen(text, 'time')).toBeNull();
    },
  );
});

describe('a day and a time in one cell', () => {
  it.each([
    ['2026-10-03 10:00', '2026-10-3 10:00'],
    ['2026-10-03T10:00:00', '2026-10-3 10:00'],
    ['2026-10-03T10:00:00.000Z', '2026-10-3 10:00 Z'],
    ['2025-12-10 15:00 +0200', '2025-12-10 15:00 +0200'],
    ['3.10.2026 10:00', '2026-10-3 10:00'],
    ['3.10.2026, 10.30 Uhr', '2026-10-3 10:30'],
    ['Sat 3 Oct 2026, 7pm', '2026-10-3 19:00'],
    ['10:00, 3 October 2026', '2026-10-3 10:00'],
    ['3 Oct 2026 at 10:00', '2026-10-3 10:00'],
    ['03/10/2026 10:00–11:30', '2026-10-3 10:00 11:30'],
    ['2026-10-03 10:00 Europe/Berlin', '2026-10-3 10:00 Europe/Berlin'],
    ['2026-10-03 10:00 CET', '2026-10-3 10:00 CET'],
    ['3.10.2026 10:00 UTC+2', '2026-10-3 10:00 UTC+2'],
  ])('%s', (text, when) => expect(said(text, 'time')).toBe(when));
});
