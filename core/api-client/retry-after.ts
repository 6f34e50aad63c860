import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';

/**
 * The server's wish to be left alone, in milliseconds, or undefined where it has none (RFC 9110, 10.2.3).
 * Never more than an hour. A date is measured against the server's own `Date`, so that a wrong device clock does no harm.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const given = headers.get('retry-after')?.trim();
  if (!given) return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - serverNow(headers);
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_SEND_WAIT_MS) : undefined;
}

/** How long a read waits where the server has such a wish. */
export const readWaitMs = (wishedMs: number): number => Math.min(wishedMs, LONGEST_READ_WAIT_MS);

/** When the server gave this response by its own clock, or null where the header cannot be read. */
export function serverDate(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isFinite(date) ? date : null;
}

function serverNow(headers: Headers): number {
  return serverDate(headers) ?? Date.now();
}
