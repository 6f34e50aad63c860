import { randomUUID } from 'node:crypto';
import type { ContactPayload } from '#core/contract/entities/contact-message.ts';
import type { Database } from '../database/tables.ts';
import { rememberedMessage } from './deleted-messages.ts';

/** A stored message, as `GET /__received` lists it. */
export interface StoredMessage {
  readonly id: string;
  readonly payload: ContactPayload;
  readonly time: string;
  /** Order of arrival, from 1. */
  readonly order: number;
}

/**
 * `stored`: new. `repeated`: this id with this payload is already stored. `conflict`: the id belongs to another
 * payload.
 */
export type KeepOutcome = 'stored' | 'repeated' | 'conflict';

/** What else happens to a new message. */
interface MoreToDo {
  /** Writes into the transaction that stores it. */
  readonly alongside?: (db: Database, position: number, receivedAt: Date) => Promise<void>;
  /** Called once it is stored. */
  readonly afterwards?: () => void;
}

/** Received contact messages, each id once. */
export class MessageStore {
  constructor(
    private readonly db: Database,
    private readonly more: MoreToDo = {},
  ) {}

  /** Stores a message once. When this returns, the message is on disk. Without an id every message is new. */
  async keep(id: string | null, payload: ContactPayload, receivedAt: Date): Promise<KeepOutcome> {
    const text = JSON.stringify(payload);
    const key = id ?? randomUUID();
    const outcome = await this.db.transaction().execute(async (db): Promise<KeepOutcome> => {
      const remembered = await rememberedMessage(db, key, text);
      if (remembered !== 'never') return remembered === 'same' ? 'repeated' : 'conflict';
      const inserted = await db
        .insertInto('contact_message')
        .values({ id: key, payload: text, received_at: receivedAt.toISOString() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('position')
        .executeTakeFirst();
      if (inserted !== undefined) {
        await this.more.alongside?.(db, inserted.position, receivedAt);
        return 'stored';
      }
      const { payload: first } = await db
        .selectFrom('contact_message')
        .select('payload')
        .where('id', '=', key)
        .executeTakeFirstOrThrow();
      return first === text ? 'repeated' : 'conflict';
    });
    if (outcome === 'stored') this.more.afterwards?.();
    return outcome;
  }

  /** Whether a message with this id is stored, or was. */
  async has(id: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('contact_message')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirst();
    return found !== undefined || (await rememberedMessage(this.db, id)) !== 'never';
  }

  /** All messages, oldest first. */
  async list(): Promise<StoredMessage[]> {
    const rows = await this.db.selectFrom('contact_message').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      payload: JSON.parse(row.payload) as ContactPayload,
      time: row.received_at,
      order: row.position,
    }));
  }
}
