import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';
import { changeDevice, readDevice } from './device.ts';

/**
 * Who is to wait: the read of this key alone, since the wish is of the call that was told; or all messages, which go one
 * after the other, by themselves or by a visitor's own hand.
 */
export type RetryScope = `read ${string}` | 'outbox' | 'outbox by hand';

/** The rest of a read, by the key of its answer. */
export const readScope = (key: string): RetryScope => `read ${key}`;

/** Milliseconds for which the server still wants to be left alone (`Retry-After`); 0 when it may be asked. */
export async function retryAfterLeftMs(of: RetryScope): Promise<number> {
  return leftOf(await readDevice('rests', {}), of);
}

/** Remembers the server's wish, beyond the life of page and worker. A shorter one does not take a longer one back. */
export async function storeRetryAfter(of: RetryScope, ms: number): Promise<void> {
  await changeDevice('rests', {}, (rests) => {
    const wanted = Math.min(Math.max(ms, leftOf(rests, of)), longestMs(of));
    // Those that are over go, and so does what an earlier build has left.
    const others = Object.entries(rests).filter(([other]) => leftOf(rests, other) > 0);
    return { ...Object.fromEntries(others), [of]: Date.now() + wanted };
  });
}

/** The visitor wants it asked for now: these reads, or all of them, need not wait any longer. */
export async function clearReadRetryAfter(keys?: readonly string[]): Promise<void> {
  const ended = keys && new Set<string>(keys.map(readScope));
  await changeDevice('rests', {}, (rests) =>
    Object.fromEntries(
      Object.entries(rests).filter(([of]) => (ended ? !ended.has(of) : !of.startsWith('read '))),
    ),
  );
}

/** A wish further off than any we keep is the mark of a clock that jumped. */
function leftOf(rests: Readonly<Record<string, number>>, of: string): number {
  const leftMs = (rests[of] ?? 0) - Date.now();
  return leftMs > 0 && leftMs <= longestMs(of) ? leftMs : 0;
}

function longestMs(of: string): number {
  if (of === 'outbox') return LONGEST_SEND_WAIT_MS;
  return of === 'outbox by hand' || of.startsWith('read ') ? LONGEST_READ_WAIT_MS : 0;
}
