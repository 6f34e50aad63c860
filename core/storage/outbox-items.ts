import { type Database, inDatabase, type Stored } from './database.ts';
import { withEviction } from './housekeeping.ts';
import { readDraftRow, readOutboxRow, readRows } from './row-shapes.ts';
import { type OutboxRow, TRIED_ID } from './rows.ts';

/** What is needed to store a message. */
export type NewMessage = Pick<OutboxRow, 'id' | 'command' | 'payload' | 'attendedUntil'> & {
  /** The id of the message this one is the edited form of: that one is deleted when this one is stored. */
  readonly replaces?: string | undefined;
};

/** A row from the database, with its order. */
export type StoredOutboxRow = OutboxRow & { readonly order: number };

/**
 * Writes the message, once per id. Sending the same id again reactivates the existing row, and a message known to be
 * delivered is not written again. Makes room if necessary.
 */
export function putItem({
  id,
  command,
  payload,
  attendedUntil,
  replaces,
}: NewMessage): Promise<Stored<void>> {
  return withEviction(() =>
    inDatabase('rw', ['outbox', 'receipts'], async (database) => {
      if (replaces !== undefined && replaces !== id) {
        await database.outbox.where('id').equals(replaces).delete();
      }
      if (await database.receipts.get(id)) return;
      const held = await rowOf(database, id);
      if (held) {
        const state = held.state === 'refused' ? 'waiting' : held.state;
        await database.outbox.put({ ...held, state, attendedUntil, nextTryAt: 0, lastOutcome: null });
        return;
      }
      // A damaged row with the same id would block this message.
      await database.outbox.where('id').equals(id).delete();
      await database.outbox.add({
        id,
        command,
        payload,
        state: 'waiting',
        createdAt: Date.now(),
        attempts: 0,
        vainAnswers: 0,
        lastTryAt: 0,
        nextTryAt: 0,
        heldUntil: 0,
        attendedUntil,
        lastOutcome: null,
      });
    }),
  );
}

/** All messages on the device, oldest first. */
export function listItems(): Promise<Stored<readonly OutboxRow[]>> {
  return inDatabase('r', ['outbox'], allItems);
}

/** Reads all messages within a transaction or a live query. */
export async function allItems(database: Database): Promise<readonly OutboxRow[]> {
  return readRows(await database.outbox.orderBy('order').toArray(), readOutboxRow);
}

export function getItem(id: string): Promise<Stored<OutboxRow | null>> {
  return inDatabase('r', ['outbox'], (database) => rowOf(database, id));
}

/** Returns the oldest undelivered message after the given order. */
export function nextUndelivered(after: number): Promise<Stored<StoredOutboxRow | null>> {
  return inDatabase('r', ['outbox'], async (database) => {
    const isToDeliver = (stored: unknown) => (readOutboxRow(stored)?.state ?? 'refused') !== 'refused';
    const found = await database.outbox.where('order').above(after).filter(isToDeliver).first();
    return readOutboxRow(found) as StoredOutboxRow | null;
  });
}

/**
 * Marks a message as being sent. Returns null, and it is not sent, if it was removed or refused meanwhile or a page has
 * reserved it.
 */
export function claimItem(
  id: string,
  isFree: (row: OutboxRow) => boolean,
): Promise<Stored<OutboxRow | null>> {
  return inDatabase('rw', ['outbox'], async (database) => {
    const row = await rowOf(database, id);
    if (!row || row.state === 'refused' || !isFree(row)) return null;
    const claimed: OutboxRow = { ...row, state: 'sending', lastTryAt: Date.now() };
    await database.outbox.put(claimed);
    return claimed;
  });
}

/** Changes fields of a row; a deleted row stays deleted. */
export function changeItem(
  id: string,
  change: (row: OutboxRow) => Partial<OutboxRow>,
): Promise<Stored<OutboxRow | null>> {
  return inDatabase('rw', ['outbox'], async (database) => {
    const row = await rowOf(database, id);
    if (!row) return null;
    const changed: OutboxRow = { ...row, ...change(row) };
    await database.outbox.put(changed);
    return changed;
  });
}

/**
 * Deletes the payload of a delivered message and writes a receipt without personal data, in one transaction.
 *
 * @param isAnnounced whether the page that submitted it announces the delivery itself
 */
export function settleSent(id: string, isAnnounced: (row: OutboxRow) => boolean): Promise<Stored<void>> {
  return inDatabase('rw', ['outbox', 'receipts', 'drafts'], async (database) => {
    const row = await rowOf(database, id);
    await database.outbox.where('id').equals(id).delete();
    // A page that was closed before the result came has left its draft there.
    await database.drafts.filter((draft) => readDraftRow(draft)?.entries[TRIED_ID] === id).delete();
    await database.receipts.put({ id, sentAt: Date.now(), announced: row !== null && isAnnounced(row) });
  });
}

/**
 * Deletes a message if the condition allows, and returns whether it is gone now.
 *
 * @param original the message it was the edited form of, which is restored unless it has been delivered
 */
export function deleteItem(
  id: string,
  isAllowed: (row: OutboxRow) => boolean,
  original: OutboxRow | null = null,
): Promise<Stored<boolean>> {
  return inDatabase('rw', ['outbox', 'receipts'], async (database) => {
    const row = await rowOf(database, id);
    if (!row) return true;
    if (!isAllowed(row)) return false;
    await database.outbox.where('id').equals(id).delete();
    if (original && !(await database.receipts.get(original.id))) await database.outbox.put(original);
    return true;
  });
}

async function rowOf({ outbox }: Database, id: string): Promise<OutboxRow | null> {
  return readOutboxRow(await outbox.where('id').equals(id).first());
}
