import { withFreeLock, withLock } from '#core/browser/with-lock.ts';
import { OUTBOX } from '#core/contract/worker-messages.ts';

/**
 * Runs work while nobody else delivers (reading Q-66). Without locks, the idempotency key protects against other tabs.
 */
export const withOutboxLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(OUTBOX, work);

/** Runs work only if nobody is delivering right now, else returns `otherwise`. */
export const ifNobodyDelivers = <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> =>
  withFreeLock(OUTBOX, work, otherwise);
