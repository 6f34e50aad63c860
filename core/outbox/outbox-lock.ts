import { OUTBOX } from '#core/contract/worker-messages.ts';

let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs work while nobody else delivers: no other tab, no worker (decision Q-66). A browser without locks
 * keeps at least this page's own deliveries apart; the idempotency key does the rest.
 */
export function withOutboxLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(OUTBOX, work);
  const turn = tail.then(work);
  tail = turn.catch(() => undefined);
  return turn;
}

/** Runs work only if nobody is delivering right now; otherwise gives the stand-in. */
export function ifNobodyDelivers<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return withOutboxLock(work);
  return locks.request(OUTBOX, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(otherwise)));
}
