import { FAULTS } from '../../faults/faults.ts';
import { isGood, linesOf, runFaults } from '../../faults/run-faults.ts';
import { expect, test } from '../../support/fixtures.ts';
import { everything, fullRun } from '../../support/scope.ts';

/** Each fault gets a turn of two or three messages; by default of two, and once. */
const [MESSAGES, MOST_PER_FAULT] = everything ? [40, 3] : [20, 2];

test(
  'OFFLINE-12 messages under every fault, in random order, arrive once and in order (O15 O20)',
  fullRun,
  async ({ site }, testInfo) => {
    test.slow();
    const seed = Number(process.env.TEST_SEED ?? 7);
    const folder = testInfo.outputPath('profile');
    const run = { site, folder, seed, messages: MESSAGES, withSlow: false, mostPerFault: MOST_PER_FAULT };
    const report = await runFaults({ ...run, say: () => undefined });
    console.log(`${testInfo.title}: TEST_SEED=${seed}, ${linesOf(report).at(-1)}`);
    expect(Object.keys(report.faults).sort(), 'every fault had its turn').toEqual(
      FAULTS.filter(({ isSlow }) => !isSlow)
        .map(({ name }) => name)
        .sort(),
    );
    // A visitor sees a refusal three times, and is told that it failed.
    expect(report.told.failed, 'told that it failed').toBeGreaterThanOrEqual(3);
    expect(isGood(report), linesOf(report).join('\n')).toBe(true);
  },
);
