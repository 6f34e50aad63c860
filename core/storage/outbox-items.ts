import { type Database, inDatabase, type Stored } from './database.ts';
import { withEviction } from './housekeeping.ts';
import { readDraftRow, readOutboxRow, readRows } from './row-shapes.ts';
import { type OutboxRow, TRIED_ID } from './rows.ts';

/** What is needed to keep a message. */
export type NewMessage = Pick<OutboxRow, 'id' | 'command' | 'payload' | 'attendedUntil'> & {
  /** The id of a message this one is the changed form of: it goes in the moment this one is kept. */
  readonly replaces?: string | undefined;
};

/** A row as the database gives it back, its order known. */
export type KeptRow = OutboxRow & { readonly order: number };

/**
 * Writes the message, once per id: sending the same again wakes the row that is there, and a message
 * that is known to have arrived is not written a second time. Makes room if it must.
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
      // A damaged row of the same message would stand in the way of this whole one.
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

/** The same within a transaction or a live query. */
export async function allItems(database: Database): Promise<readonly OutboxRow[]> {
  return readRows(await database.outbox.orderBy('order').toArray(), readOutboxRow);
}

export function getItem(id: string): Promise<Stored<OutboxRow | null>> {
  return inDatabase('r', ['outbox'], (database) => rowOf(database, id));
}

/** The oldest message after the given order that is still to be delivered. */
export function nextUndelivered(after: number): Promise<Stored<KeptRow | null>> {
  return inDatabase('r', ['outbox'], async (database) => {
    const isToDeliver = (stored: unknown) => (readOutboxRow(stored)?.state ?? 'refused') !== 'refused';
    const found = await database.outbox.where('order').above(after).filter(isToDeliver).first();
    return readOutboxRow(found) as KeptRow | null;
  });
}

/**
 * Marks a message as being sent. One that was removed or refused in between is not sent, nor one that a page has taken
 * for itself: `null`.
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

/** Writes what is new on a row; a row that is gone stays gone. */
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
 * The message has arrived: its payload leaves the device and a receipt without personal data is written,
 * in one transaction.
 *
 * @param isAnnounced whether the page that asked says so itself
 */
export function settleSent(id: string, isAnnounced: (row: OutboxRow) => boolean): Promise<Stored<void>> {
  return inDatabase('rw', ['outbox', 'receipts', 'drafts'], async (database) => {
    const row = await rowOf(database, id);
    await database.outbox.where('id').equals(id).delete();
    // A page that was closed before it heard of it has left the words there.
    await database.drafts.filter((draft) => readDraftRow(draft)?.entries[TRIED_ID] === id).delete();
    await database.receipts.put({ id, sentAt: Date.now(), announced: row !== null && isAnnounced(row) });
  });
}

/**
 * Deletes a message that fits the condition; says whether it is gone now.
 *
 * @param original what it was the changed form of: that takes its place again, unless it has arrived
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
