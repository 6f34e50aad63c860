import { expect, it } from 'vitest';
import { compareSchedules } from '#core/schedule/changes/compare-schedules.ts';
import { entry, game } from '#core/schedule/changes/testing/told.ts';

it('CHANGES-02 two revisions of 5,000 entries are compared in 50 ms, by a machine that does nothing else', () => {
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
    const compare = fastestOf(() => compareSchedules(before, after));
    const parse = fastestOf(() => JSON.parse(texts));
    console.log(
      `5,000 entries, ${name}: compared in ${compare.toFixed(1)} ms, parsed in ${parse.toFixed(1)} ms`,
    );
    // A busy machine takes longer, but then it does for both; and a browser parses each answer anyway.
    expect(compare, name).toBeLessThan(Math.max(4 * 50, MOST_PARSES * parse));
  }
});

const MOST_PARSES = 15;

/** The duration of the fastest of several runs, in milliseconds. */
function fastestOf(work: () => unknown): number {
  const runs = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}
