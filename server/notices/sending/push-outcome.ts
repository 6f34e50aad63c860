/** What became of a message. */
export type PushOutcome =
  /** The push service has it. */
  | { readonly outcome: 'sent' }
  /** There is no such device any more. */
  | { readonly outcome: 'gone' }
  /** The push service will never take it, however often it is sent. */
  | { readonly outcome: 'refused' }
  /** This message will not be accepted either, because of its content or size; the device is fine. */
  | { readonly outcome: 'unfit' }
  | {
      readonly outcome: 'later';
      /** How long the push service wants to be left alone; null if it did not say. */
      readonly waitMs: number | null;
      /** Whether this says something of the push service rather than of the message. */
      readonly isDown: boolean;
      /** The status with which it rejected the signature of this server, whose clock or key may be wrong. */
      readonly unsigned?: 401 | 403;
    };

const SECOND_MS = 1_000;
/** A longer time is a mistake of the push service. */
const LONGEST_WAIT_MS = 3_600_000;

/** Reads the answer of a push service (RFC 8030, 5 and 7.3). Redirects are not followed. */
export function readOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status === 408 || status >= 500)
    return { outcome: 'later', waitMs: waitOf(retryAfter), isDown: true };
  // A device must not be forgotten for a fault of this server.
  if (status === 401 || status === 403)
    return { outcome: 'later', waitMs: waitOf(retryAfter), isDown: true, unsigned: status };
  return { outcome: status === 400 || status === 413 ? 'unfit' : 'refused' };
}

function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND_MS
    : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : null;
}
