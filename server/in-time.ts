import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something that may never come, but not for longer than the limit. It goes on by itself all the same. */
export async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  const over = new AbortController();
  const late = wait(limitMs, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Late();
  });
  // Whichever comes second has nobody who listens.
  work.catch(() => undefined);
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Something has not come in time. */
export class Late extends Error {
  override readonly name = 'Late';

  constructor() {
    super('It has not come in time.');
  }
}
