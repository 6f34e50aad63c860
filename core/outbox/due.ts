import { LONGEST_READ_WAIT_MS, LONGEST_SEND_WAIT_MS } from '#core/contract/longest-waits.ts';
import type { OutboxRow } from '#core/storage/rows.ts';

/** Why a delivery was started. */
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
/** How long a page that asked may keep its message to itself. */
export const ATTENDED_MS = 20_000;
/** So often in a row answered in vain, a message no longer holds back the younger ones. */
const MOST_INCONCLUSIVE_ATTEMPTS = 10;

/** Time until the next try, milliseconds: doubling, capped, and spread so that devices do not march in step. */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return full * (0.5 + random() / 2);
}

/** The occasion of a delivery. */
export interface Occasion {
  readonly reason: DeliveryReason;
  /** When it arose, device time: a try begun since then has served it already. */
  readonly askedAt: number;
  /** A visitor's own wish: our backoff does not count this once. */
  readonly skipBackoff: boolean;
}

/**
 * Whether a message may be tried now. The server's wish (`Retry-After`) is obeyed, for an hour at most, and for five
 * minutes where the visitor wants it sent now; a visitor's own
 * wish skips our backoff, and so does news of the network for messages that merely found none: such news
 * comes in bursts (three syncs and an online event at once), and one try serves them all. Times further
 * off than we would ever set are the mark of a clock that jumped: they hold nothing back.
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

/** Milliseconds until the message is due by itself; 0 when it is. */
export function dueIn(row: OutboxRow, now: number): number {
  return Math.max(
    waitLeft(row.heldUntil, now, LONGEST_SEND_WAIT_MS),
    waitLeft(row.nextTryAt, now, LONGEST_WAIT_MS),
    isAttended(row, now) ? row.attendedUntil - now : 0,
  );
}

/** Whether a page still watches this message and wants to decide about it itself (decision Q-19). */
export function isAttended(row: OutboxRow, now: number): boolean {
  return waitLeft(row.attendedUntil, now, ATTENDED_MS) > 0;
}

/** Whether an undelivered message keeps the younger ones waiting, so that their order holds. */
export function holdsBackOthers(row: OutboxRow): boolean {
  return row.vainAnswers < MOST_INCONCLUSIVE_ATTEMPTS;
}

function waitLeft(until: number, now: number, longest: number): number {
  const left = until - now;
  return left > 0 && left <= longest ? left : 0;
}
