import { randomUUID } from 'node:crypto';
import type { ContactPayload } from '#core/contract/entities/contact-message.ts';
import type { Database } from '../../database/tables.ts';
import { ATTEMPT_LIMIT_MS, type ForwardedMessage } from './forward-target.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
const GIVEN_UP_AFTER_MS = 4 * 24 * 60 * MINUTE_MS;
/** A server that was away for days tries more than once when it is back. */
const LEAST_ATTEMPTS = 10;
/** Longer than an attempt can take; after that, the server that took the message has died. */
export const TAKEN_FOR_MS = ATTEMPT_LIMIT_MS * 2;

/** A message that is being sent. */
export interface TakenMessage {
  readonly position: number;
  readonly message: ForwardedMessage;
}

/** Puts a message that has just been stored in the queue. For use inside the transaction that stores it. */
export async function queueMessage(db: Database, position: number, at: Date): Promise<void> {
  const now = at.getTime();
  await db
    .insertInto('inbox_forwarding')
    .values({ position, key: randomUUID(), state: 'waiting', attempts: 0, began_at: now, next_at: now })
    .execute();
}

/** Takes the oldest message that is due, so that no other server on the same database sends it meanwhile. */
export async function takeMessage(db: Database, now: Date): Promise<TakenMessage | null> {
  return db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('inbox_forwarding')
      .innerJoin('contact_message', 'contact_message.position', 'inbox_forwarding.position')
      .select(['inbox_forwarding.position', 'key', 'payload', 'received_at'])
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now.getTime())
      .orderBy('inbox_forwarding.position')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { position, key, payload, received_at: receivedAt } = row;
    await db
      .updateTable('inbox_forwarding')
      .set({ next_at: now.getTime() + TAKEN_FOR_MS })
      .where('position', '=', position)
      .execute();
    const {
      firstName: name,
      emailid: email,
      contactno: phone,
      message: text,
    } = JSON.parse(payload) as ContactPayload;
    return { position, message: { key, receivedAt, name, email, phone, text } };
  });
}

/** Notes that the other side has a message. */
export async function noteSent(db: Database, position: number): Promise<void> {
  await db.updateTable('inbox_forwarding').set({ state: 'sent' }).where('position', '=', position).execute();
}

/**
 * Notes that an attempt failed: the next one is after twice the time, and after some days there is none.
 *
 * @returns whether there is none
 */
export async function noteFailed(db: Database, position: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('inbox_forwarding')
      .select(['attempts', 'began_at'])
      .where('position', '=', position)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (row === undefined) return false;
    const at = now.getTime();
    const wait = Math.min(MINUTE_MS * 2 ** Math.min(row.attempts, 20), LONGEST_WAIT_MS);
    const isGivenUp = row.attempts + 1 >= LEAST_ATTEMPTS && at - row.began_at >= GIVEN_UP_AFTER_MS;
    await db
      .updateTable('inbox_forwarding')
      .set({ attempts: row.attempts + 1, next_at: at + wait, state: isGivenUp ? 'failed' : 'waiting' })
      .where('position', '=', position)
      .execute();
    return isGivenUp;
  });
}

/** Counts what has failed at least once and waits, and what was given up. */
export async function countNotSent(
  db: Database,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  const rows = await db
    .selectFrom('inbox_forwarding')
    .innerJoin('contact_message', 'contact_message.position', 'inbox_forwarding.position')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('attempts', '>', 0)
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: count('waiting'), failed: count('failed') };
}

/** Returns when the next message is due, in milliseconds since 1970; null if none waits. */
export async function nextDue(db: Database): Promise<number | null> {
  const { next } = await db
    .selectFrom('inbox_forwarding')
    .select(({ fn }) => fn.min('next_at').as('next'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return next;
}
