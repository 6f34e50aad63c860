import { expect, it } from 'vitest';
import { calendarSpan } from './calendar-span.ts';

const KOLKATA = 'Asia/Kolkata';
const iso = (at: number) => new Date(at).toISOString();
const spanOf = (from: string, to: string, zone = KOLKATA) => {
  const read = calendarSpan(from, to, zone);
  if (read === null) return null;
  const { span, note } = read;
  const written = ({ year, month, day }: { year: number; month: number; day: number }) =>
    `${year}-${month}-${day}`;
  return span.kind === 'days'
    ? [written(span.first), written(span.after), note.kind]
    : [iso(span.from), iso(span.to), note.kind];
};

it('CAL-05 an entry with start and end is as long as it is, also across midnight', () => {
  expect(spanOf('28/11/2026 10:00:00', '28/11/2026 12:00:00')).toEqual([
    '2026-11-28T04:30:00.000Z',
    '2026-11-28T06:30:00.000Z',
    'nothing',
  ]);
  expect(spanOf('28/11/2026 23:30:00', '29/11/2026 00:30:00')?.[1]).toBe('2026-11-28T19:00:00.000Z');
  expect(spanOf('27/11/2026 10:00:00', '30/11/2026 18:00:00')?.[1]).toBe('2026-11-30T12:30:00.000Z');
  expect(spanOf('28/11/2026 25:30:00', '28/11/2026 26:30:00')?.[0]).toBe('2026-11-28T20:00:00.000Z');
});

it.each(['', 'to be announced', '28/11/2026 09:00:00'])(
  'CAL-05 an entry with the end "%s" lasts an hour, as on the site, and says so',
  (end) => {
    expect(spanOf('28/11/2026 10:00:00', end)).toEqual([
      '2026-11-28T04:30:00.000Z',
      '2026-11-28T05:30:00.000Z',
      'end-open',
    ]);
  },
);

it.each([
  ['28/11/2026', '', '2026-11-28', '2026-11-29'],
  ['28/11/2026 00:00:00', '28/11/2026 00:00:00', '2026-11-28', '2026-11-29'],
  ['28/11/2026 00:00:00', '28/11/2026 23:59:00', '2026-11-28', '2026-11-29'],
  ['28/11/2026 00:00:00', '29/11/2026 00:00:00', '2026-11-28', '2026-11-29'],
  ['28/11/2026', '30/11/2026', '2026-11-28', '2026-12-1'],
  ['31/12/2026', '31/12/2026', '2026-12-31', '2027-1-1'],
])('CAL-05 from "%s" to "%s" it is whole days', (from, to, first, after) => {
  expect(spanOf(from, to)).toEqual([first, after, 'nothing']);
});

it('CAL-05 a day with nothing but an end is a whole day that says until when', () => {
  expect(calendarSpan('28/11/2026', '28/11/2026 18:00:00', KOLKATA)).toMatchObject({
    span: { kind: 'days', first: { day: 28 }, after: { day: 29 } },
    note: { kind: 'until', end: { hour: 18 } },
  });
});

it.each([
  ['28/11/2026', '29/11/2026 00:00:00', '2026-11-29', 'nothing'],
  ['28/11/2026', '28/11/2026 24:00:00', '2026-11-29', 'nothing'],
  ['28/11/2026', '28/11/2026 25:30:00', '2026-11-29', 'until'],
  ['28/11/2026', '30/11/2026 00:00:00', '2026-11-30', 'nothing'],
  ['28/11/2026', '29/11/2026 18:00:00', '2026-11-30', 'until'],
])('CAL-05 from the day "%s" to "%s" it takes no day of which it has nothing', (from, to, after, note) => {
  expect(spanOf(from, to)).toEqual(['2026-11-28', after, note]);
});

it('an entry whose start cannot be read has no place in a calendar', () => {
  for (const from of ['', 'soon', '28/11/26 15:00:00'])
    expect(spanOf(from, '28/11/2026 16:00:00')).toBeNull();
});

it('the zone decides where a day begins', () => {
  expect(spanOf('29/03/2026 00:00:00', '29/03/2026 23:59:00', 'Europe/Berlin')).toEqual([
    '2026-3-29',
    '2026-3-30',
    'nothing',
  ]);
});
