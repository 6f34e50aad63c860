import { expect, it, vi } from 'vitest';
import { entry, game } from '#core/schedule/changes/testing/schedules.ts';
import { changeLines } from './change-lines.ts';
import { compareRevisions } from './compare-revisions.ts';

vi.mock('#core/settings.ts', () => ({ settings: { eventTimeZone: 'Europe/Athens' } }));

// The clocks of Athens jump from 03:00 to 04:00 on the last Sunday of March: that Sunday has 23 hours.
it('CHANGES-02 entries put off across a clock change have moved by whole days', () => {
  const on = (day: string) => ({
    event: null,
    games: [
      game('Drama', ...['A', 'B', 'C'].map((title, at) => entry(title, `${day}/03 1${at}:00`, 'Odeon'))),
    ],
  });
  const [line, ...others] = changeLines(compareRevisions(on('28'), on('30')));
  expect(others).toEqual([]);
  expect(line?.of === 'entries' && [line.changes.length, line.laterBy]).toEqual([3, 2 * 24 * 60]);
});
