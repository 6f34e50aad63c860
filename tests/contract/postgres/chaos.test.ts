import { expect, it } from 'vitest';
import { isGood, linesOf } from '../../chaos/lines-of-report.ts';
import { runChaos } from '../../chaos/run-chaos.ts';
import { threeServers } from '../../chaos/three-servers.ts';
import { clockJumps, lineCut, rollingRestart, serverKilled } from '../../chaos/troubles.ts';
import { seeded } from '../../faults/seeded.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';

const SHORT_CUT_MS = 2_000;
/** Servers are started seven times, which takes a busy machine a minute. */
const LIMIT_MS = 180_000;

it(
  'OPS-11 three servers store each acknowledged message once and in order, and are read on, while they are killed, restarted and cut off',
  async () => {
    const postgres = await databaseOf(null);
    if (postgres === null) throw new Error('There is no PostgreSQL.');
    const { db, ...scene } = await threeServers(postgres);
    const seed = Number(process.env.SEED ?? 11);
    const random = seeded(seed);
    const planned = [serverKilled, clockJumps, lineCut(SHORT_CUT_MS), rollingRestart];
    const report = await runChaos({
      ...{ seed, writers: 6, messages: 300, db, say: () => undefined },
      scene: { ...scene, cluster: null, disk: null },
      troubles: planned.map((plan) => plan(random)),
    });
    expect(isGood(report), linesOf(report).join('\n')).toBe(true);
    expect(report.stored).toBe(300);
    expect(report.readers.askedWhileAway).toBeGreaterThan(0);
    expect(report.readers.readyzWhileAway).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
