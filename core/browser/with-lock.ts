/** The browser's locks: not in every browser, and in none outside secure contexts. */
export const browserLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** By name, the end of what this page has queued, where the browser has no locks. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work while nobody else holds the lock of that name: no other tab, no worker. Who asks first is first. A browser
 * without locks keeps at least this page's own pieces of work apart.
 *
 * @returns what the work returns, or its failure; either frees the lock
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = browserLocks();
  if (locks) return locks.request(name, work);
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Runs work only if nobody holds the lock right now, else gives the stand-in. Without locks it waits its turn. */
export function withFreeLock<Result>(
  name: string,
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const locks = browserLocks();
  if (!locks) return withLock(name, work);
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(otherwise)));
}
