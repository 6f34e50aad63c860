import type { Site } from '../support/site.ts';
import { Device } from './device.ts';
import { FAULTS, type Scene } from './faults.ts';
import { compareLedgers, type Differences, type Told, type Written } from './ledger.ts';
import { seeded } from './seeded.ts';

interface FaultRun {
  readonly site: Site;
  /** Folder of the browser's profile. */
  readonly folder: string;
  readonly seed: number;
  readonly messages: number;
  /** Whether to include faults that wait out a time limit of the product. */
  readonly withSlow: boolean;
  readonly mostPerFault: number;
  readonly say: (line: string) => void;
}

/** The result of a run. */
export interface FaultReport {
  readonly seed: number;
  readonly written: number;
  readonly told: Readonly<Partial<Record<Told, number>>>;
  readonly received: number;
  /** How often each fault was injected. */
  readonly faults: Readonly<Record<string, number>>;
  readonly differences: Differences;
  /** Errors that no page caught. */
  readonly crashes: readonly string[];
  readonly seconds: number;
}

/** How long a form that was cut off blocks its message (`core/outbox/due.ts`), and a little more. */
const CUT_OFF_REST_MS = 21_000;
/** Everything works by then; the last message of a run skips any backoff. */
const SETTLE_LIMIT_MS = 60_000;
/** More than a `Retry-After` wait lasts, a second for each. Messages that a form still watches are left behind. */
const MOST_TO_TAKE_ALONG = 4;

/**
 * Writes messages with the real form of the real site while everything goes wrong in an order that the seed decides,
 * restores everything at the end, and compares what the visitor was told with what the server has.
 */
export async function runFaults(run: FaultRun): Promise<FaultReport> {
  const { site, folder, seed, messages, withSlow, mostPerFault, say } = run;
  const startedAt = Date.now();
  const random = seeded(seed);
  const device = new Device(site.url, folder);
  const written: Written[] = [];
  const faults: Record<string, number> = {};
  let number = 0;
  const nextText = () => `Message ${++number} of seed ${seed}: ${'λύρα '.repeat(random.between(1, 40))}`;

  const scene: Scene = {
    site,
    device,
    random,
    async takeAlong() {
      for (let left = MOST_TO_TAKE_ALONG; left > 0 && (await device.kept()).length > 0; left--) {
        await scene.write(0, 1);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    },
    async write(which, count) {
      for (let left = count; left > 0; left--) {
        const text = nextText();
        const begunAt = Date.now();
        const told = await device.submit(which, text);
        written.push({ text, begunAt, told, restsAt: Date.now() });
      }
    },
    async writeAndCutOff(which, cut) {
      const text = nextText();
      const begunAt = Date.now();
      await device.begin(which, text);
      await cut();
      written.push({ text, begunAt, told: 'cut off', restsAt: Date.now() + CUT_OFF_REST_MS });
    },
  };

  const possible = FAULTS.filter(({ isSlow }) => withSlow || !isSlow);
  let deck: typeof possible = [];
  while (number < messages || Object.keys(faults).length < possible.length) {
    if (deck.length === 0) deck = random.shuffled(possible);
    const [fault, ...rest] = deck;
    deck = rest;
    if (fault === undefined) break;
    await device.open();
    await fault.inject(scene, random.between(2, mostPerFault));
    faults[fault.name] = (faults[fault.name] ?? 0) + 1;
    await site.contact('ok');
    await device.setOffline(false);
    say(`${number} written, after: ${fault.name}`);
  }
  await device.open();
  const left = await settle(scene);
  const received = (await site.received()).map(({ payload }) => payload.message);
  await device.close();
  const told: Partial<Record<Told, number>> = {};
  for (const message of written) told[message.told] = (told[message.told] ?? 0) + 1;
  return {
    seed,
    written: written.length,
    told,
    received: received.length,
    faults,
    differences: compareLedgers(written, received, left),
    crashes: device.crashes,
    seconds: Math.round((Date.now() - startedAt) / 1_000),
  };
}

/** Sends one more message, which triggers the waiting ones; returns what is still left. */
async function settle({ device, write }: Scene): Promise<readonly string[]> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  await write(0, 1);
  for (;;) {
    const left = await device.kept();
    if (left.length === 0 || Date.now() > limit) return left;
    await device.sayOnline();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** The report in lines; the last one is the verdict. */
export function linesOf(report: FaultReport): readonly string[] {
  const { seed, written, told, received, faults, differences, crashes, seconds } = report;
  const { lost, doubled, outOfOrder, stuck, deniedButThere } = differences;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)} ${name}`);
  const details = { lost, doubled, 'out of order': outOfOrder, stuck, 'denied but there': deniedButThere };
  const texts = Object.entries(details).flatMap(([name, found]) =>
    found.map((text) => `  ${name}: ${text.slice(0, 40)}`),
  );
  return [
    'Faults:',
    ...list(faults),
    'Told to the visitor:',
    ...list(told),
    ...(texts.length === 0 ? [] : ['Differences:', ...texts]),
    ...crashes.map((crash) => `Uncaught: ${crash}`),
    `SEED=${seed}: ${written} messages, ${received} received, ${seconds} s`,
    `${isGood(report) ? 'passed' : 'FAILED'}: ${lost.length} lost, ${doubled.length} doubled, ` +
      `${outOfOrder.length} out of order, ${stuck.length} stuck, ${deniedButThere.length} denied but there`,
  ];
}

/** Whether both sides agree and no page crashed. */
export function isGood({ differences, crashes }: FaultReport): boolean {
  return crashes.length === 0 && Object.values(differences).every((found) => found.length === 0);
}
