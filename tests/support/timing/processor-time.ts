type Work = () => unknown;

interface Usage {
  readonly user: number;
  readonly system: number;
}
/** Node's own; tests of `src` that use this file know only what browsers have. */
declare const process: { cpuUsage(since?: Usage): Usage };

/** Short work is measured often, because everything else that this process does adds to it. */
const LEAST_MICROSECONDS = 400_000;
const MOST_ROUNDS = 30;
/** What takes less cannot be measured well, and is fast enough. */
const FAST_MICROSECONDS = 2_000;

/**
 * How many times as much processor time one work takes as another. That is the same on a slow and on a busy machine, if
 * both works take about as long: give the reference so often that it does. Both are measured by turns, and the least counts.
 */
export async function timesAsLong(work: Work, reference: Work): Promise<number> {
  const least = { work: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY };
  let spent = 0;
  for (let round = 0; round < MOST_ROUNDS && spent < LEAST_MICROSECONDS; round += 1) {
    const of = { reference: await processorTime(reference), work: await processorTime(work) };
    least.reference = Math.min(least.reference, of.reference);
    least.work = Math.min(least.work, of.work);
    spent += of.reference + of.work;
  }
  return least.work / Math.max(least.reference, FAST_MICROSECONDS);
}

const PARTS = 32;

/**
 * How much more processor time a whole takes than its 32 parts: 1 if the time grows with the size, 32 if it grows with
 * the square of the size.
 */
export function growth(size: number, work: (size: number) => unknown): Promise<number> {
  const part = Math.ceil(size / PARTS);
  return timesAsLong(
    () => work(size),
    () => times(PARTS, () => work(part)),
  );
}

/** Anything above this grows faster than its size. */
export const LINEAR = 6;

/** Does the work so often, one after another. */
export async function times(count: number, work: Work): Promise<void> {
  for (let round = 0; round < count; round += 1) await work();
}

async function processorTime(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
