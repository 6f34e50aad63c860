import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { seeded } from '../faults/seeded.ts';
import { ask, urlOf } from '../support/postgres/ask.ts';
import { type Cluster, startCluster } from '../support/postgres/start-cluster.ts';
import { embeddedServer } from './embedded-server.ts';
import { isGood, linesOf } from './lines-of-report.ts';
import { type ChaosReport, runChaos } from './run-chaos.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { threeServers } from './three-servers.ts';
import {
  clockJumps,
  databaseKilled,
  diskFull,
  lineCut,
  oneLineCut,
  rollingRestart,
  serverKilled,
} from './troubles.ts';

const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
const WRITERS = Number(process.env.WRITERS ?? 20);
const CUT_MS = 30_000;
const DISK_MB = 128;
const seed = Number(process.env.SEED ?? Date.now() % 100_000);
const VERDICT = process.env.CHAOS_VERDICT ?? '.cache/chaos-verdict.txt';

// A run that is told to end ends in order, so that it leaves no disk behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** A PostgreSQL that the run may treat as it likes, unless another one is named, which it may not. */
async function ownPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, cluster: null, disk: null };
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const disk = smallDisk(folder, DISK_MB);
  onTestFinished(() => {
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  // PostgreSQL never runs as root.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ isDurable: true, disk: folder });
  onTestFinished(() => cluster.stop());
  return { url: cluster.url, cluster, disk };
}

/** What of the whole programme cannot be done here is said. */
function possible(cluster: Cluster | null, disk: SmallDisk | null) {
  if (cluster === null) console.log('Left out: killing PostgreSQL, since it is not this run’s own.');
  if (disk === null)
    console.log('Left out: a full disk, which needs a PostgreSQL of this run’s own, and root on Linux.');
  return [
    ...times(9, serverKilled),
    ...times(3, rollingRestart),
    ...times(6, clockJumps),
    ...times(2, oneLineCut),
    ...[lineCut(CUT_MS), lineCut(CUT_MS, true)],
    ...(cluster === null ? [] : [...times(2, databaseKilled('SIGKILL')), databaseKilled('SIGQUIT')]),
    ...(disk === null ? [] : times(2, diskFull(5, 10))),
  ];
}

function conclude(what: string, report: ChaosReport): void {
  const lines = linesOf(report);
  console.log(lines.join('\n'));
  appendFileSync(VERDICT, `${what} ${lines.at(-1)}\n`);
  expect(isGood(report)).toBe(true);
}

it('OPS-11 three servers on one PostgreSQL in all kinds of trouble', async () => {
  console.log(`SEED=${seed}: ${WRITERS} writers, ${MESSAGES} messages, three servers`);
  const { url, cluster, disk } = await ownPostgres();
  const name = `chaos_${process.pid}`;
  await ask(url, `create database ${name}`);
  if (cluster === null)
    onTestFinished(async () => void (await ask(url, `drop database ${name} with (force)`)));
  const { db, ...scene } = await threeServers({ url: urlOf(url, name), connections: 5 });
  const random = seeded(seed);
  const report = await runChaos({
    ...{ seed, writers: WRITERS, messages: MESSAGES, db, say: console.log },
    scene: { ...scene, cluster, disk },
    troubles: random.shuffled(possible(cluster, disk)).map((plan) => plan(random)),
  });
  conclude('Three servers on PostgreSQL', report);
});

it('OPS-12 a server with the embedded database whose disk is full', async ({ skip }) => {
  const scene = await embeddedServer();
  if (scene === null) {
    console.log('Left out: a full disk of the embedded database, which needs root on Linux.');
    skip();
    return;
  }
  const random = seeded(seed);
  const report = await runChaos({
    ...{ seed, writers: WRITERS, messages: MESSAGES / 5, db: scene.db, scene, say: console.log },
    troubles: times(4, diskFull(5, 10)).map((plan) => plan(random)),
  });
  conclude('The embedded database', report);
});
