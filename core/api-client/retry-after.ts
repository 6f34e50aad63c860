import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3) in milliseconds, an hour at most; undefined if there is none. A date is
 * measured against the server's own `Date`, so a wrong device clock does no harm.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const given = headers.get('retry-after')?.trim();
  if (!given) return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - serverNow(headers);
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_SEND_WAIT_MS) : undefined;
}

/** Limits a `Retry-After` wait for reading calls, in milliseconds. */
export const readWaitMs = (requestedMs: number): number => Math.min(requestedMs, LONGEST_READ_WAIT_MS);

/** The response's `Date` in milliseconds since 1970, or null if it cannot be read. */
export function serverDate(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isFinite(date) ? date : null;
}

function serverNow(headers: Headers): number {
  return serverDate(headers) ?? Date.now();
}
