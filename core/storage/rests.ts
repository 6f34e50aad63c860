import { changeDevice, readDevice } from './device.ts';

/** A server that cannot take a message may still be read. */
export type RestOf = 'reads' | 'outbox';

/** A wish further off than any we keep is the mark of a clock that jumped. */
const LONGEST_REST_MS = 24 * 60 * 60_000;

/** Milliseconds for which the server still wants to be left alone (`Retry-After`); 0 when it may be asked. */
export async function restLeftMs(of: RestOf): Promise<number> {
  return leftOf((await readDevice('rests', {}))[of]);
}

/** Remembers the server's wish, beyond the life of page and worker. A shorter one does not take a longer one back. */
export async function noteRest(of: RestOf, ms: number): Promise<void> {
  await changeDevice('rests', {}, (rests) => ({
    ...rests,
    [of]: Date.now() + Math.max(ms, leftOf(rests[of])),
  }));
}

function leftOf(until = 0): number {
  const leftMs = until - Date.now();
  return leftMs > 0 && leftMs <= LONGEST_REST_MS ? leftMs : 0;
}
