import { type SendOutcome, send } from '#core/api-client/send.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { changeItem, claimItem, listItems, nextUndelivered, settleSent } from '#core/storage/outbox-items.ts';
import type { LastOutcome, OutboxRow } from '#core/storage/rows.ts';
import { retryAfterLeftMs, storeRetryAfter } from '#core/storage/stored-retry-after.ts';
import { commandNamed } from './commands.ts';
import { type DeliveryReason, dueIn, holdsBackOthers, isAttended, isDue, waitAfter } from './due.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { destroyOverdue, openPayload, overdueIn } from './sealed-payload.ts';

interface DeliveryOptions {
  readonly reason: DeliveryReason;
  /** The visitor wants it sent now: skips our backoff once and waits five minutes at most for `Retry-After`. */
  readonly skipBackoff?: boolean;
  /** The message the asking page watches; no other delivery touches it meanwhile. */
  readonly attendedId?: string;
  /** Starts no further sends once aborted; the current one finishes. */
  readonly signal?: AbortSignal;
}

/** The result of a delivery. */
export interface DeliveryReport {
  /** Ids delivered in this run. */
  readonly sent: readonly string[];
  /** How many still wait. Refused ones do not count; they need a visitor. Null if the outbox cannot be read. */
  readonly waiting: number | null;
  /** When to try again or to destroy overdue messages, in milliseconds; null when nothing waits. */
  readonly nextTryInMs: number | null;
}

const SOONEST_RETRY_MS = 1_000;
/** The shortest time until overdue messages are destroyed, so that a failing deletion is not repeated more often. */
const DESTROY_AGAIN_MS = 60_000;

/** How to continue after one message. */
type Step = 'sent' | 'go-on' | 'stop';

/**
 * Delivers waiting messages, oldest first, under the one lock. An answer settles a message. No answer, or one that only
 * says "not now", leaves it waiting and ends the run, so that the order is kept. It only writes outcomes to the rows
 * and shows nothing (docs/architecture.md, section 6). Never throws.
 */
export async function deliverWaiting(options: DeliveryOptions): Promise<DeliveryReport> {
  const sent: string[] = [];
  try {
    const askedAt = Date.now();
    await withOutboxLock(() => run(options, askedAt, sent));
  } catch (error) {
    console.warn('The outbox could not be delivered.', error);
  }
  return { sent, ...(await whatIsLeft()) };
}

async function run(options: DeliveryOptions, askedAt: number, sent: string[]): Promise<void> {
  await destroyOverdue();
  if ((await retryAfterLeftMs(options.skipBackoff ? 'outbox by hand' : 'outbox')) > 0) return;
  let after = 0;
  while (!options.signal?.aborted) {
    const found = await nextUndelivered(after);
    if (found.kind !== 'done' || found.value === null) return;
    after = found.value.order;
    const step = await tryRow(found.value, options, askedAt);
    if (step === 'sent') sent.push(found.value.id);
    if (step === 'stop') return;
  }
}

async function tryRow(row: OutboxRow, options: DeliveryOptions, askedAt: number): Promise<Step> {
  const { reason, skipBackoff = false, attendedId } = options;
  const now = Date.now();
  const endpoint = commandNamed(row.command);
  if (endpoint === undefined) return 'go-on';
  if (row.id !== attendedId && isAttended(row, now)) return 'go-on';
  if (!isDue(row, now, { reason, askedAt, skipBackoff })) return holdsBackOthers(row) ? 'stop' : 'go-on';
  const isFree = (fresh: OutboxRow) => row.id === attendedId || !isAttended(fresh, Date.now());
  const claimed = await claimItem(row.id, isFree);
  if (claimed.kind !== 'done') return 'stop';
  if (claimed.value === null) return 'go-on';
  const payload = await openPayload(claimed.value.payload);
  // A damaged record can never be sent and must not block the others.
  if (!isRecord(payload)) return write(row.id, { kind: 'refused', status: 0 });
  return write(row.id, await send(endpoint, payload, { idempotencyKey: row.id }));
}

/** Writes the outcome of a send to its row. If even that fails, the row is tried again under the same key. */
async function write(id: string, outcome: SendOutcome<unknown>): Promise<Step> {
  const now = Date.now();
  switch (outcome.kind) {
    case 'answered': {
      const settled = await settleSent(id, (row) => isAttended(row, now));
      return settled.kind === 'done' ? 'sent' : 'stop';
    }
    case 'refused':
      await changeItem(id, ({ attempts }) => ({
        state: 'refused',
        attempts: attempts + 1,
        lastOutcome: { kind: 'refused', status: outcome.status, at: now },
      }));
      return 'go-on';
    case 'busy': {
      const { status, retryAfterMs } = outcome;
      if (retryAfterMs !== undefined) {
        await storeRetryAfter('outbox', retryAfterMs);
        await storeRetryAfter('outbox by hand', retryAfterMs);
      }
      const held = await wait(id, { kind: 'busy', status, at: now }, retryAfterMs ?? 0);
      return held && (holdsBackOthers(held) || retryAfterMs !== undefined) ? 'stop' : 'go-on';
    }
    case 'no-answer': {
      const { reason } = outcome;
      const held = await wait(id, { kind: 'no-answer', reason, at: now }, 0);
      return held && reason === 'shape' && !holdsBackOthers(held) ? 'go-on' : 'stop';
    }
  }
}

async function wait(id: string, lastOutcome: LastOutcome, holdMs: number): Promise<OutboxRow | null> {
  const now = Date.now();
  const isInconclusive =
    lastOutcome.kind === 'busy' || (lastOutcome.kind === 'no-answer' && lastOutcome.reason === 'shape');
  const written = await changeItem(id, ({ attempts, vainAnswers }) => ({
    state: 'waiting',
    attempts: attempts + 1,
    vainAnswers: isInconclusive ? vainAnswers + 1 : 0,
    nextTryAt: now + waitAfter(attempts + 1),
    heldUntil: holdMs > 0 ? now + holdMs : 0,
    lastOutcome,
  }));
  return written.kind === 'done' ? written.value : null;
}

async function whatIsLeft(): Promise<Pick<DeliveryReport, 'waiting' | 'nextTryInMs'>> {
  const items = await listItems();
  if (items.kind !== 'done') return { waiting: null, nextTryInMs: null };
  const waiting = items.value.filter(({ state }) => state !== 'refused');
  const known = waiting.filter(({ command }) => commandNamed(command) !== undefined);
  const holder = known.findIndex(holdsBackOthers);
  const nextInTurn = holder === -1 ? known : known.slice(0, holder + 1);
  const now = Date.now();
  const restMs = await retryAfterLeftMs('outbox');
  const waits = nextInTurn.map((row) => Math.max(dueIn(row, now), restMs, SOONEST_RETRY_MS));
  const ends = items.value
    .map((row) => overdueIn(row, now))
    .flatMap((left) => (left === null ? [] : Math.max(left, DESTROY_AGAIN_MS)));
  const nextTryInMs = waits.length + ends.length === 0 ? null : Math.min(...waits, ...ends);
  return { waiting: waiting.length, nextTryInMs };
}
