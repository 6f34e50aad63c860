import { withFreeLock, withLock } from '#core/browser/with-lock.ts';
import { OUTBOX } from '#core/contract/worker-messages.ts';

/** Runs work while nobody else delivers (decision Q-66). Without locks the idempotency key keeps other tabs apart. */
export const withOutboxLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(OUTBOX, work);

/** Runs work only if nobody is delivering right now; otherwise gives the stand-in. */
export const ifNobodyDelivers = <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> =>
  withFreeLock(OUTBOX, work, otherwise);
