import { readWaitMs } from '#core/api-client/retry-after.ts';
import { createStore } from '../store.ts';
import { serverNow } from './server-clock.ts';

/*
 * Which calls wait because the server asked them to (`Retry-After`): the answer's key, and the end of the wait by the
 * server's clock. For display only: the caller does the waiting.
 */
const rests = createStore<ReadonlyMap<string, number>>(new Map());

/** Returns until when this call waits, by the server's clock; null if it does not. */
export function useRetryAfter(key: string): number | null {
  return rests.use().get(key) ?? null;
}

/** Records that the server asked this call to wait. */
export function noteRetryAfter(key: string, wishedMs: number): void {
  rests.set(new Map(rests.get()).set(key, serverNow() + readWaitMs(wishedMs)));
}

/** Records that this call was answered, or is sent regardless. */
export function endRetryAfter(key: string): void {
  if (!rests.get().has(key)) return;
  const others = new Map(rests.get());
  others.delete(key);
  rests.set(others);
}
