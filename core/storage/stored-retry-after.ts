import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';
import { changeDevice, readDevice } from './device.ts';

/**
 * What must wait: the read of one key, since `Retry-After` applies to that call alone; or all messages, which are sent
 * one after the other, either automatically or at a visitor's request.
 */
export type RetryScope = `read ${string}` | 'outbox' | 'outbox by hand';

/** Returns the scope of a read, by the key of its answer. */
export const readScope = (key: string): RetryScope => `read ${key}`;

/** Milliseconds left of `Retry-After`; 0 when the server may be called. */
export async function retryAfterLeftMs(of: RetryScope): Promise<number> {
  return leftOf(await readDevice('rests', {}), of);
}

/** Stores a `Retry-After` beyond the life of page and worker. A shorter one does not replace a longer one. */
export async function storeRetryAfter(of: RetryScope, ms: number): Promise<void> {
  await changeDevice('rests', {}, (rests) => {
    const wanted = Math.min(Math.max(ms, leftOf(rests, of)), longestMs(of));
    // Drops expired ones and those of an earlier build.
    const others = Object.entries(rests).filter(([other]) => leftOf(rests, other) > 0);
    return { ...Object.fromEntries(others), [of]: Date.now() + wanted };
  });
}

/** Clears the wait of these reads, or of all, because the visitor wants to try now. */
export async function clearReadRetryAfter(keys?: readonly string[]): Promise<void> {
  const ended = keys && new Set<string>(keys.map(readScope));
  await changeDevice('rests', {}, (rests) =>
    Object.fromEntries(
      Object.entries(rests).filter(([of]) => (ended ? !ended.has(of) : !of.startsWith('read '))),
    ),
  );
}

/** A time further ahead than any we store comes from a clock that jumped. */
function leftOf(rests: Readonly<Record<string, number>>, of: string): number {
  const leftMs = (rests[of] ?? 0) - Date.now();
  return leftMs > 0 && leftMs <= longestMs(of) ? leftMs : 0;
}

function longestMs(of: string): number {
  if (of === 'outbox') return LONGEST_SEND_WAIT_MS;
  return of === 'outbox by hand' || of.startsWith('read ') ? LONGEST_READ_WAIT_MS : 0;
}
