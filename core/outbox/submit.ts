import { type SendOutcome, send } from '#core/api-client/send.ts';
import { changeItem, deleteItem, getItem } from '#core/storage/outbox-items.ts';
import { hasReceipt } from '#core/storage/receipts.ts';
import type { OutboxRow } from '#core/storage/rows.ts';
import { askForSync } from './ask-for-sync.ts';
import { type CommandName, commandNamed, type PayloadOf } from './commands.ts';
import { deliverWaiting } from './deliver.ts';
import { ATTENDED_MS } from './due.ts';
import { isSealed } from './sealed-payload.ts';
import { storeMessage } from './store-message.ts';

/**
 * The outcome for the visitor. `sent`: "Message sent". `failed`: "Failed to send Message"; nothing of it stays in the
 * outbox, except the message it was to replace. `waiting`: it is stored and will be sent later. `refused`: the server
 * said no while nobody watched; it is stored and is not sent automatically. `not-kept`: neither sent nor saved.
 */
export type Submission = 'sent' | 'failed' | 'waiting' | 'refused' | 'not-kept';

interface SubmitOptions {
  /** Called once the outcome is known: a message nobody watches any more is not removed. */
  readonly isWatched?: () => boolean;
  /** The id of the stored message this one is the edited form of. */
  readonly replaces?: string | undefined;
}

const WATCH_MS = 15_000;

/**
 * Stores a message, tries to deliver it and acts on the result: an answer settles it, without one it waits
 * (reading Q-19). Settles within about 15 s; the caller keeps the text until then.
 *
 * @param id created once per set of entries: the same entries must be sent again with the same id
 */
export async function submitMessage<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  { isWatched = () => true, replaces }: SubmitOptions = {},
): Promise<Submission> {
  const original = replaces === undefined ? null : await getItem(replaces);
  const kept = await storeMessage(command, payload, id, {
    attendedUntil: Date.now() + ATTENDED_MS,
    replaces,
  });
  if (kept === 'not-kept') return sendUnkept(command, payload, id, replaces);
  const delivery = deliverWaiting({ reason: 'submit', skipBackoff: true, attendedId: id });
  // If the visitor closes the page before the outcome is known, the browser takes over.
  void askForSync(() => globalThis.navigator?.serviceWorker?.getRegistration());
  const report = await Promise.race([delivery, watchEnds()]);
  if (report?.sent.includes(id)) return 'sent';
  const found = await getItem(id);
  if (found.kind !== 'done') return 'waiting';
  if (found.value === null) return (await isKnownSent(id)) ? 'sent' : 'failed';
  return decide(found.value, isWatched(), original?.kind === 'done' ? original.value : null);
}

/** Sends without storing: there is nothing to fall back on, but there can still be an answer. */
async function sendUnkept<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  replaces: string | undefined,
): Promise<Submission> {
  const endpoint = commandNamed(command);
  if (endpoint === undefined) return 'not-kept';
  const outcome = await send(endpoint, payload, { idempotencyKey: id });
  if (outcome.kind === 'answered') {
    if (replaces !== undefined) await deleteItem(replaces, () => true);
    return 'sent';
  }
  return isAnswer(outcome) ? 'failed' : 'not-kept';
}

async function decide(row: OutboxRow, isWatched: boolean, original: OutboxRow | null): Promise<Submission> {
  // The author has walked away from a kiosk, so a message that may still be delivered stays there, sealed
  // (reading Q-67).
  const isLetGo = isSealed(row.payload) && row.state !== 'refused';
  if (isWatched && !isLetGo && row.lastOutcome !== null && isAnswer(row.lastOutcome)) {
    // The form continues to edit it.
    const before = original && { ...original, attendedUntil: Date.now() + ATTENDED_MS };
    const removed = await deleteItem(row.id, ({ state }) => state !== 'sending', before);
    if (removed.kind === 'done' && removed.value) return 'failed';
  }
  await changeItem(row.id, () => ({ attendedUntil: 0 }));
  return row.state === 'refused' ? 'refused' : 'waiting';
}

/** Whether the outcome counts as an answer: while the visitor watches, any response does, whoever sent it. */
function isAnswer(outcome: Pick<SendOutcome<unknown>, 'kind'> & { readonly reason?: string }): boolean {
  return outcome.kind !== 'no-answer' || (outcome.reason !== 'offline' && outcome.reason !== 'timeout');
}

async function isKnownSent(id: string): Promise<boolean> {
  const receipt = await hasReceipt(id);
  return receipt.kind === 'done' && receipt.value;
}

function watchEnds(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), WATCH_MS));
}
