import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startSite } from '../support/site.ts';
import { isGood, linesOf, runFaults } from './run-faults.ts';

const MESSAGES = Number(process.env.MESSAGES ?? 1_000);
const MOST_PER_FAULT = 24;
/** The server's rate limit per address is not tested here. */
const NO_RATE_LIMIT = { CONTACT_PER_MINUTE: '100000' };

const VERDICT = process.env.FAULTS_VERDICT ?? '.cache/faults-verdict.txt';

test('the outbox under every fault', async () => {
  const testInfo = test.info();
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  console.log(`SEED=${seed}`);
  const site = await startSite('default', undefined, NO_RATE_LIMIT);
  const run = { site, folder: testInfo.outputPath('profile'), seed, messages: MESSAGES };
  try {
    const report = await runFaults({
      ...run,
      withSlow: true,
      mostPerFault: MOST_PER_FAULT,
      say: console.log,
    });
    const lines = linesOf(report);
    console.log(lines.slice(0, -1).join('\n'));
    writeFileSync(VERDICT, lines.at(-1) ?? '');
    expect(isGood(report)).toBe(true);
  } finally {
    await site.close();
  }
});
