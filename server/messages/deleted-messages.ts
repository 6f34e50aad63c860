import { createHash, createHmac } from 'node:crypto';
import { inParts } from '../database/in-parts.ts';
import type { Database } from '../database/tables.ts';

/** A device that has not learnt within this time that its message arrived has long given it up. */
const REMEMBERED_MS = 365 * 86_400_000;

/** Whether a message that is delivered was here and was deleted. */
export type Remembered = 'never' | 'same' | 'other';

/*
 * Deleted messages, so that a repeated delivery does not bring one back. Nothing of a person is kept: of the sender's
 * random key only a hash, and of the text one that can only be made again by whoever has that key.
 */
const keyHash = (key: string) => createHash('sha256').update(key).digest('hex');
const payloadHash = (key: string, payload: string) => createHmac('sha256', key).update(payload).digest('hex');

/** Remembers that messages are deleted. For use inside the transaction that deletes them. */
export async function rememberDeleted(
  db: Database,
  messages: readonly { readonly id: string; readonly payload: string }[],
  now: Date,
): Promise<void> {
  const rows = messages.map(({ id, payload }) => ({
    ...{ key_hash: keyHash(id), payload_hash: payloadHash(id, payload), deleted_at: now.getTime() },
  }));
  for (const part of inParts(rows)) await db.insertInto('deleted_message').values(part).execute();
}

/** Says whether a message with this key was deleted; without a text any counts as the same. */
export async function rememberedMessage(db: Database, key: string, payload?: string): Promise<Remembered> {
  const row = await db
    .selectFrom('deleted_message')
    .select('payload_hash')
    .where('key_hash', '=', keyHash(key))
    .executeTakeFirst();
  if (row === undefined) return 'never';
  return payload === undefined || row.payload_hash === payloadHash(key, payload) ? 'same' : 'other';
}

/** Forgets what was deleted so long ago that it will not be delivered again. */
export async function forgetDeleted(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('deleted_message')
    .where('deleted_at', '<', now.getTime() - REMEMBERED_MS)
    .execute();
}
