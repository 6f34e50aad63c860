import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something that may never come, up to a limit. The work itself is not cancelled. */
export async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  const over = new AbortController();
  const late = wait(limitMs, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Late();
  });
  // Whichever settles second has no listener left.
  work.catch(() => undefined);
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Something did not happen in time. */
export class Late extends Error {
  override readonly name = 'Late';

  constructor() {
    super('It has not come in time.');
  }
}
