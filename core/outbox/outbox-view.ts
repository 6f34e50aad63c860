import { openDatabase } from '#core/storage/database.ts';
import { deleteDraftsOf } from '#core/storage/drafts.ts';
import { allItems, changeItem, deleteItem, getItem } from '#core/storage/outbox-items.ts';
import { allReceipts } from '#core/storage/receipts.ts';
import type { OutboxRow, ReceiptRow } from '#core/storage/rows.ts';
import { type StopWatching, watch } from '#core/storage/watch.ts';
import { type DeliveryReport, deliverWaiting } from './deliver.ts';
import { ATTENDED_MS } from './due.ts';
import { ifNobodyDelivers } from './outbox-lock.ts';

/** A message as it may be shown, without its content (reading Q-67). */
export type MessageInView = Pick<
  OutboxRow,
  'id' | 'command' | 'state' | 'createdAt' | 'attempts' | 'nextTryAt' | 'heldUntil' | 'lastOutcome'
>;

/** Watches the messages on the device, oldest first, across all tabs and the worker. */
export function watchMessages(listener: (messages: readonly MessageInView[]) => void): StopWatching {
  return watch(
    () => allItems(openDatabase()),
    (rows) => listener(rows.map(toView)),
  );
}

/** Watches the receipts that have not been announced yet; `claimReceipts` hands each out once. */
export function watchReceipts(listener: (receipts: readonly ReceiptRow[]) => void): StopWatching {
  return watch(
    () => allReceipts(openDatabase()),
    (receipts) => listener(receipts.filter(({ announced }) => !announced)),
  );
}

/** Watches what was delivered within the last day, latest first: the time only, nothing of the content. */
export function watchDelivered(listener: (receipts: readonly ReceiptRow[]) => void): StopWatching {
  return watch(
    () => allReceipts(openDatabase()),
    (receipts) => listener(receipts.filter(isOfLastDay).toSorted((one, other) => other.sentAt - one.sentAt)),
  );
}

/** What has become of a message. `waiting` includes being sent; `gone` is deleted, or replaced by an edited one. */
export type MessageFate = 'waiting' | 'refused' | 'sent' | 'gone';

/** Watches what becomes of one message, across all tabs and the worker. */
export function watchFate(id: string, listener: (fate: MessageFate) => void): StopWatching {
  return watch(() => fateOf(id), listener);
}

async function fateOf(id: string): Promise<MessageFate> {
  const database = openDatabase();
  const row = (await allItems(database)).find((one) => one.id === id);
  if (row !== undefined) return row.state === 'refused' ? 'refused' : 'waiting';
  // Read second: a delivered message is deleted and gets its receipt in one transaction.
  return (await database.receipts.get(id)) === undefined ? 'gone' : 'sent';
}

/** Returns what the visitor wrote, for editing it again; null when the message is gone. Never for a kiosk. */
export async function readMessage(id: string): Promise<unknown> {
  const found = await getItem(id);
  return found.kind === 'done' ? (found.value?.payload ?? null) : null;
}

/** Deletes a message for good. `being-sent`: it is being sent right now and cannot be stopped. */
export async function removeMessage(id: string): Promise<'removed' | 'being-sent'> {
  const remove = async (mayRemove: (row: OutboxRow) => boolean) => {
    const gone = await deleteItem(id, mayRemove);
    if (gone.kind !== 'done' || !gone.value) return 'being-sent';
    await deleteDraftsOf(id);
    return 'removed';
  };
  const removed = await remove(({ state }) => state !== 'sending');
  // It is marked as being sent but nobody delivers: the browser was closed in the middle of it.
  return removed === 'being-sent' ? ifNobodyDelivers(() => remove(() => true), removed) : removed;
}

/** Whether a message is locked for editing, with its content. */
export type EditLock =
  | { readonly kind: 'held'; readonly payload: unknown }
  /** It is being sent right now, or is already gone. */
  | { readonly kind: 'being-sent' | 'gone' };

/**
 * Locks a message for a few moments while a form edits it, so that nobody sends it; to be repeated before the time is
 * up. It stays in its place: if the form is gone with its page, the message is sent unchanged.
 */
export async function lockForEditing(id: string): Promise<EditLock> {
  const attendedUntil = Date.now() + ATTENDED_MS;
  const hold = async (mayHold: (row: OutboxRow) => boolean): Promise<EditLock> => {
    const changed = await changeItem(id, (row) =>
      mayHold(row) ? { state: atRest(row), attendedUntil } : {},
    );
    if (changed.kind !== 'done' || changed.value === null) return { kind: 'gone' };
    const { payload } = changed.value;
    return changed.value.attendedUntil === attendedUntil ? { kind: 'held', payload } : { kind: 'being-sent' };
  };
  const held = await hold(({ state }) => state !== 'sending');
  // It is marked as being sent but nobody delivers: the browser was closed in the middle of it.
  return held.kind === 'being-sent' ? ifNobodyDelivers(() => hold(() => true), held) : held;
}

/** Releases a message that was not sent by the form: it waits as before. */
export async function unlockMessage(id: string): Promise<void> {
  await changeItem(id, () => ({ attendedUntil: 0 }));
}

/** Tries to deliver a message now, even a refused one; without an id, all that wait. */
export async function retryNow(id?: string): Promise<DeliveryReport> {
  if (id !== undefined) {
    await changeItem(id, ({ state }) => ({ state: state === 'refused' ? 'waiting' : state, nextTryAt: 0 }));
  }
  return deliverWaiting({ reason: 'retry', skipBackoff: true });
}

function atRest({ state }: OutboxRow): OutboxRow['state'] {
  return state === 'sending' ? 'waiting' : state;
}

const DAY_MS = 24 * 60 * 60_000;

function isOfLastDay({ sentAt }: ReceiptRow): boolean {
  return Math.abs(Date.now() - sentAt) < DAY_MS;
}

function toView(row: OutboxRow): MessageInView {
  const { id, command, state, createdAt, attempts, nextTryAt, heldUntil, lastOutcome } = row;
  return { id, command, state, createdAt, attempts, nextTryAt, heldUntil, lastOutcome };
}
