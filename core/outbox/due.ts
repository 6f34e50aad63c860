import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';
import type { OutboxRow } from '#core/storage/rows.ts';

/** What triggered a delivery. */
export type DeliveryReason =
  | 'submit'
  | 'retry'
  | 'start'
  | 'online'
  | 'visible'
  | 'timer'
  | 'sync'
  | 'activate'
  | 'message';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a page may reserve its message for itself. */
export const ATTENDED_MS = 20_000;
/** After this many inconclusive answers in a row, a message no longer holds back the newer ones. */
const MOST_INCONCLUSIVE_ATTEMPTS = 10;

/**
 * Returns the time until the next try, in milliseconds: doubling, capped, and with jitter so that devices do not retry
 * in step.
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return full * (0.5 + random() / 2);
}

/** The trigger of a delivery. */
export interface Occasion {
  readonly reason: DeliveryReason;
  /** When it occurred, device time: a try that began later has already served it. */
  readonly askedAt: number;
  /** The visitor wants it sent now, which skips our backoff once. */
  readonly skipBackoff: boolean;
}

/**
 * Whether a message may be tried now. `Retry-After` is obeyed for an hour at most, and for five minutes at most if the
 * visitor wants it sent now. The visitor's request skips our backoff. So does news of the network for messages that had
 * found none: such news comes in bursts (three syncs and an online event at once), and one try serves them all. Times
 * further ahead than we would ever set come from a clock that jumped and are ignored.
 */
export function isDue(row: OutboxRow, now: number, { reason, askedAt, skipBackoff }: Occasion): boolean {
  const heldUntil = skipBackoff
    ? Math.min(row.heldUntil, row.lastTryAt + LONGEST_READ_WAIT_MS)
    : row.heldUntil;
  if (waitLeft(heldUntil, now, LONGEST_SEND_WAIT_MS) > 0) return false;
  if (skipBackoff || waitLeft(row.nextTryAt, now, LONGEST_WAIT_MS) === 0) return true;
  const foundNoNetwork = row.lastOutcome?.kind === 'no-answer';
  const hasNews = reason !== 'timer' && reason !== 'message';
  return foundNoNetwork && hasNews && row.lastTryAt < askedAt;
}

/** Milliseconds until the message is due without any trigger; 0 when it is due. */
export function dueIn(row: OutboxRow, now: number): number {
  return Math.max(
    waitLeft(row.heldUntil, now, LONGEST_SEND_WAIT_MS),
    waitLeft(row.nextTryAt, now, LONGEST_WAIT_MS),
    isAttended(row, now) ? row.attendedUntil - now : 0,
  );
}

/** Whether a page still watches this message and decides about it itself (reading Q-19). */
export function isAttended(row: OutboxRow, now: number): boolean {
  return waitLeft(row.attendedUntil, now, ATTENDED_MS) > 0;
}

/** Whether an undelivered message holds back the newer ones, so that their order is kept. */
export function holdsBackOthers(row: OutboxRow): boolean {
  return row.vainAnswers < MOST_INCONCLUSIVE_ATTEMPTS;
}

function waitLeft(until: number, now: number, longest: number): number {
  const left = until - now;
  return left > 0 && left <= longest ? left : 0;
}
