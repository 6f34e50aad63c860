/** What became of a message. */
export type PushOutcome =
  /** The push service has it. */
  | { readonly outcome: 'sent' }
  /** There is no such device any more. */
  | { readonly outcome: 'gone' }
  /** It will not be taken, however often it is sent. */
  | { readonly outcome: 'refused' }
  | {
      readonly outcome: 'later';
      /** How long the push service wants to be left alone; null if it did not say. */
      readonly waitMs: number | null;
      /** Whether this says something of the push service rather than of the message. */
      readonly isDown: boolean;
    };

const SECOND_MS = 1_000;
/** Whoever asks for more has made a mistake. */
const LONGEST_WAIT_MS = 3_600_000;

/** Reads the answer of a push service (RFC 8030, 5 and 7.3). What leads elsewhere is not followed. */
export function readOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status === 408 || status >= 500)
    return { outcome: 'later', waitMs: waitOf(retryAfter), isDown: true };
  return { outcome: 'refused' };
}

function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND_MS
    : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : null;
}
