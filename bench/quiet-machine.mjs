import { cpus } from 'node:os';

const LOOK_MS = 3_000;
const MOST_BUSY = 0.1;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Waits until the processors have been idle for a few seconds, ten minutes at most.
 *
 * @returns {Promise<boolean>} whether they were
 */
export async function untilQuiet() {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
    if ((await busyShare()) < MOST_BUSY) return true;
  }
  return false;
}

/** Returns the share of processor time that other programs used, from 0 to 1. */
async function busyShare() {
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times() {
  const each = cpus().map(({ times }) => times);
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  return { idle: sum(each.map(({ idle }) => idle)), all: sum(each.flatMap((one) => Object.values(one))) };
}
