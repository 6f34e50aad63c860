import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/database/tables.ts';
import { seeded } from '../faults/seeded.ts';
import { Devices } from './devices.ts';
import { compareLedgers, type Differences, type Stored } from './ledger.ts';
import { publisher } from './programme.ts';
import type { Readers } from './readers.ts';
import type { Server } from './server.ts';
import type { Scene, Trouble } from './troubles.ts';

interface ChaosRun {
  readonly seed: number;
  readonly writers: number;
  /** Of all writers together. */
  readonly messages: number;
  readonly troubles: readonly Trouble[];
  readonly scene: Scene;
  /** A way to the database that is never cut. */
  readonly db: Database;
  readonly say: (line: string) => void;
}

/** The result of a run. */
export interface ChaosReport {
  readonly seed: number;
  readonly seconds: number;
  /** How often each trouble was made, and the seconds until all servers were ready again. */
  readonly troubles: ReadonlyMap<string, readonly number[]>;
  readonly servers: readonly Server[];
  readonly devices: Devices;
  readonly readers: Readers;
  readonly stored: number;
  readonly differences: Differences;
}

const READY_LIMIT_MS = 90_000;
/** While nothing is out of order, longer than any attempt takes. */
const STANDSTILL_MS = 60_000;

/**
 * Lets devices send while troubles come in their order, each in the middle of a part of the messages, and visitors read.
 * In the end all is in order again, and what was acknowledged is compared with what is stored.
 */
export async function runChaos(run: ChaosRun): Promise<ChaosReport> {
  const { seed, writers, messages, scene, db, say } = run;
  const { readers, servers } = scene;
  const startedAt = performance.now();
  const random = seeded(seed);
  const devices = new Devices(seed, servers, (key) => isStored(db, key));
  const publish = publisher(db);
  const each = Math.ceil(messages / writers);
  const part = each / (run.troubles.length + 1);
  const made = new Map<string, number[]>();
  const makeOne = async (trouble: Trouble, index: number) => {
    await readers.untilAllShow(await publish(), READY_LIMIT_MS);
    devices.allow(Math.round(part * (index + 1)));
    // All of the parts before are through, and of this one so much as the seed says.
    const through = Math.round(part * index) * writers + random.between(0, (part * writers) / 2);
    await untilAcknowledged(devices, through);
    const began = performance.now();
    const before = devices.acknowledged.size;
    await trouble.make(scene);
    const meanwhile = devices.acknowledged.size - before;
    await readers.untilAllShow(readers.revision, READY_LIMIT_MS);
    const seconds = (performance.now() - began) / 1_000;
    made.set(trouble.name, [...(made.get(trouble.name) ?? []), seconds]);
    say(
      `${devices.acknowledged.size} acknowledged, ${meanwhile} meanwhile; ${seconds.toFixed(1)} s: ` +
        `${trouble.name}, ${trouble.detail}`,
    );
  };

  await readers.untilAllShow(await publish(), READY_LIMIT_MS);
  const reading = readers.run();
  for (let device = 1; device <= writers; device++) void devices.sendAll(device, each);
  try {
    for (const [index, trouble] of run.troubles.entries()) await makeOne(trouble, index);
    devices.allow(each);
    await untilAcknowledged(devices, each * writers);
  } finally {
    readers.stop();
    devices.stop();
    await reading;
  }
  const stored = await allStored(db);
  return {
    seed,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
    troubles: made,
    servers,
    devices,
    readers,
    stored: stored.length,
    differences: compareLedgers(devices.sent, devices.acknowledged, stored),
  };
}

/** Waits for so many messages, unless nothing more comes. */
async function untilAcknowledged({ acknowledged }: Devices, count: number): Promise<void> {
  let [seen, seenAt] = [0, performance.now()];
  while (acknowledged.size < count && performance.now() - seenAt < STANDSTILL_MS) {
    if (acknowledged.size > seen) [seen, seenAt] = [acknowledged.size, performance.now()];
    await wait(1);
  }
}

async function isStored(db: Database, key: string): Promise<boolean> {
  const query = db.selectFrom('contact_message').select('id').where('id', '=', key);
  return query.executeTakeFirst().then(
    (row) => row !== undefined,
    () => false,
  );
}

async function allStored(db: Database): Promise<Stored[]> {
  const rows = await db.selectFrom('contact_message').selectAll().orderBy('position').execute();
  return rows.map(({ id, payload }) => ({ key: id, text: JSON.parse(payload).message }));
}
