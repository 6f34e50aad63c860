import type { Page } from '@playwright/test';

/** A hanging call ends after 10 s, an unanswered send after 15 s; without a swap the page reloads after 10 s. */
const SHORTEST_LIMIT_MS = 10_000;

/**
 * From here on no call or send is ended by its limit, and the page does not reload because a swap takes too long. What
 * goes on all the same has not waited for that, however slow the machine is.
 */
export async function holdLimits(page: Page): Promise<void> {
  const hold = (shortestMs: number) => {
    const begin = globalThis.setTimeout;
    const beginShort = (work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < shortestMs ? begin(work, ms, ...rest) : 0;
    Object.assign(globalThis, { setTimeout: beginShort });
  };
  await page.evaluate(hold, SHORTEST_LIMIT_MS);
  for (const worker of page.context().serviceWorkers()) await worker.evaluate(hold, SHORTEST_LIMIT_MS);
}
