/** The browser's locks. Some browsers lack them, and all do outside secure contexts. */
export const browserLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** The end of this page's queue for each lock name, in browsers without locks. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work while no other tab and no worker holds the lock of that name; first come, first served. In a browser
 * without locks, only this page's own work is kept apart.
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

/** Runs work only if the lock is free right now, else returns `otherwise`. Without locks it waits its turn. */
export function withFreeLock<Result>(
  name: string,
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const locks = browserLocks();
  if (!locks) return withLock(name, work);
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(otherwise)));
}
