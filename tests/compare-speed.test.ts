import { expect, it } from 'vitest';
import { compareSchedules } from '#core/schedule/changes/compare-schedules.ts';
import { entry, game } from '#core/schedule/changes/testing/schedules.ts';
import { times, timesAsLong } from './support/timing/processor-time.ts';

it('CHANGES-02 two revisions of 5,000 entries are compared in the time of sixty parses of their text', async () => {
  const HALLS = 40;
  const schedule = (hour: (index: number) => number) =>
    Array.from({ length: 50 }, (_, row) =>
      game(
        `Game ${row}`,
        ...Array.from({ length: 100 }, (_, index) =>
          entry(
            `Heat ${index % 25}`,
            `${String(1 + (index % 28)).padStart(2, '0')}/03 ${String(hour(index)).padStart(2, '0')}:${String(row).padStart(2, '0')}`,
            `Hall ${index % HALLS}`,
          ),
        ),
      ),
    );
  const usual = (index: number) => 8 + (index % 12);
  const before = schedule(usual);
  const cases = {
    'nothing changed': schedule(usual),
    'one entry in fifty moved': schedule((index) => usual(index) + (index % 50 === 0 ? 1 : 0)),
    'all moved by an hour': schedule((index) => usual(index) + 1),
  };
  for (const [name, after] of Object.entries(cases)) {
    const texts = JSON.stringify([before, after]);
    const share = await timesAsLong(
      () => compareSchedules(before, after),
      () => times(MOST_PARSES, () => JSON.parse(texts)),
    );
    console.log(`5,000 entries, ${name}: compared in the time of ${(share * MOST_PARSES).toFixed(1)} parses`);
    // A browser parses each answer anyway.
    expect(share, name).toBeLessThan(1);
  }
});

const MOST_PARSES = 60;
