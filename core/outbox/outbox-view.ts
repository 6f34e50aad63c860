import { type OutboxRow, openDatabase, type ReceiptRow } from '#core/storage/database.ts';
import { changeItem, deleteItem, getItem } from '#core/storage/outbox-items.ts';
import { type StopWatching, watch } from '#core/storage/watch.ts';
import { type DeliveryReport, deliverWaiting } from './deliver.ts';
import { ifNobodyDelivers } from './outbox-lock.ts';

/** A message on the device as it may be shown: what was written in it is not part of it (decision Q-67). */
export type MessageInView = Pick<
  OutboxRow,
  'id' | 'command' | 'state' | 'createdAt' | 'attempts' | 'nextTryAt' | 'heldUntil' | 'lastOutcome'
>;

/** Follows the messages on the device, oldest first, through every tab and the worker. */
export function watchMessages(listener: (messages: readonly MessageInView[]) => void): StopWatching {
  return watch(
    () => openDatabase().outbox.orderBy('order').toArray(),
    (rows) => listener(rows.map(toView)),
  );
}

/** Follows the receipts nobody has spoken of yet; `claimReceipts` hands each out once. */
export function watchReceipts(listener: (receipts: readonly ReceiptRow[]) => void): StopWatching {
  return watch(
    () =>
      openDatabase()
        .receipts.filter(({ announced }) => !announced)
        .toArray(),
    listener,
  );
}

/**
 * What the visitor wrote, for editing it again; null when the message is gone. Never for a kiosk.
 */
export async function readMessage(id: string): Promise<unknown> {
  const found = await getItem(id);
  return found.kind === 'done' ? (found.value?.payload ?? null) : null;
}

/**
 * Deletes a message for good. `being-sent`: it is on its way at this moment and cannot be called back.
 */
export async function removeMessage(id: string): Promise<'removed' | 'being-sent'> {
  const atRest = await deleteItem(id, ({ state }) => state !== 'sending');
  if (atRest.kind === 'done' && atRest.value) return 'removed';
  // Marked as being sent while nobody delivers: a browser was closed in the middle of it.
  return ifNobodyDelivers(async () => {
    const gone = await deleteItem(id, () => true);
    return gone.kind === 'done' ? 'removed' : 'being-sent';
  }, 'being-sent');
}

/** The visitor wants it tried again now, a refused one included; without an id, all that waits. */
export async function retryNow(id?: string): Promise<DeliveryReport> {
  if (id !== undefined) {
    await changeItem(id, ({ state }) => ({ state: state === 'refused' ? 'waiting' : state, nextTryAt: 0 }));
  }
  return deliverWaiting({ reason: 'retry', skipBackoff: true });
}

function toView(row: OutboxRow): MessageInView {
  const { id, command, state, createdAt, attempts, nextTryAt, heldUntil, lastOutcome } = row;
  return { id, command, state, createdAt, attempts, nextTryAt, heldUntil, lastOutcome };
}
