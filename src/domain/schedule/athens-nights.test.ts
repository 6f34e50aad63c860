import { expect, it, vi } from 'vitest';
import { allOf, readProgramme } from './schedule-days.ts';

vi.mock('#core/settings.ts', () => ({ settings: { eventTimeZone: 'Europe/Athens' } }));

const entry = (title: string, from: string, to: string) => ({ title, from, to, address: '', latLong: '' });

// The clocks of Athens jump from 03:00 to 04:00 on the last Sunday of March, and from 04:00 back in October.
it.each([
  ['28/03/2026', '29/03/2026'],
  ['24/10/2026', '25/10/2026'],
])('assigns days and nights correctly when the clocks change in the night of %s', (saturday, sunday) => {
  const { days } = readProgramme([
    {
      game: 'Forum',
      entries: [
        entry('Evening', `${saturday} 20:00:00`, `${sunday} 01:00:00`),
        entry('Night', `${sunday} 01:30:00`, `${sunday} 02:30:00`),
        entry('Rite', `${sunday} 04:30:00`, `${sunday} 06:00:00`),
        entry('Whole Sunday', `${sunday} 00:00:00`, `${sunday} 23:59:00`),
        entry('Date only', sunday, sunday),
        entry('Overnight', `${saturday} 21:00:00`, `${sunday} 08:00:00`),
      ],
    },
  ]);
  expect(days.map((day) => allOf(day).map(({ title }) => title))).toEqual([
    ['Evening', 'Overnight', 'Night'],
    ['Whole Sunday', 'Date only', 'Rite'],
  ]);
});
