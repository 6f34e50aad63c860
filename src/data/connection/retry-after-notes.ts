import { readWaitMs } from '#core/api-client/retry-after.ts';
import { createStore } from '../store.ts';
import { serverNow } from './server-clock.ts';

/*
 * Which calls wait because the server asked them to (`Retry-After`): the answer's key, and the end of the wait by the
 * server's clock. For display only: the caller does the waiting.
 */
const waits = createStore<ReadonlyMap<string, number>>(new Map());

/** Returns until when this call waits, by the server's clock; null if it does not. */
export function useRetryAfter(key: string): number | null {
  return waits.use().get(key) ?? null;
}

/** Records that the server asked this call to wait. */
export function noteRetryAfter(key: string, requestedMs: number): void {
  waits.set(new Map(waits.get()).set(key, serverNow() + readWaitMs(requestedMs)));
}

/** Records that this call was answered, or is sent regardless. */
export function endRetryAfter(key: string): void {
  if (!waits.get().has(key)) return;
  const others = new Map(waits.get());
  others.delete(key);
  waits.set(others);
}
