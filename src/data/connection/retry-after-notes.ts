import { readWaitMs } from '#core/api-client/retry-after.ts';
import { createStore } from '../store.ts';
import { serverNow } from './server-clock.ts';

/*
 * Which calls wait because the server asked them to (`Retry-After`): by the key of their answer, until when by the
 * server's clock. Only to be told: whoever asks does the waiting.
 */
const rests = createStore<ReadonlyMap<string, number>>(new Map());

/** Until when, by the server's clock, this call waits; null where it does not. */
export function useRetryAfter(key: string): number | null {
  return rests.use().get(key) ?? null;
}

/** The server asked this call to wait. */
export function noteRetryAfter(key: string, wishedMs: number): void {
  rests.set(new Map(rests.get()).set(key, serverNow() + readWaitMs(wishedMs)));
}

/** This call was answered, or is asked all the same. */
export function endRetryAfter(key: string): void {
  if (!rests.get().has(key)) return;
  const others = new Map(rests.get());
  others.delete(key);
  rests.set(others);
}
