import { sql } from 'kysely';
import type { ContactPayload } from '#core/contract/entities/contact-message.ts';
import type { Forwarding, InboxList, InboxMessage, MessageState } from '#core/desk/inbox.ts';
import type { Database } from '../database/tables.ts';
import { deleteMessages } from './delete-messages.ts';
import { countNotSent } from './forwarding/queue.ts';
import { hasWord } from './has-word.ts';
import { monthsLater } from './months-later.ts';

export const INBOX_STATES = ['all', 'unread', 'open', 'done'] as const;

/** The database refuses a condition of too many parts. */
const MOST_WORDS = 10;

/** Which messages. */
export interface InboxQuery {
  /** All of them must be in what the visitor wrote. */
  readonly words: string;
  readonly state: (typeof INBOX_STATES)[number];
  readonly from: number;
  readonly count: number;
}

/** What the desk sees of the messages that visitors wrote. */
export class Inbox {
  /** @param months how long a message is kept */
  constructor(
    private readonly db: Database,
    private readonly months: number,
    private readonly now: () => Date,
  ) {}

  /** Finds messages, newest first. */
  async list({ words, state, from, count }: InboxQuery): Promise<InboxList> {
    const found = this.found(words, state);
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await this.columns(found).limit(count).offset(from).execute();
    const { unread } = await this.found('', 'unread')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .executeTakeFirstOrThrow();
    const notSentOn = await countNotSent(this.db);
    return { messages: rows.map((row) => this.message(row)), total, unread, notSentOn };
  }

  /** Returns all messages, newest first. */
  async all(): Promise<InboxMessage[]> {
    const rows = await this.columns(this.found('', 'all')).execute();
    return rows.map((row) => this.message(row));
  }

  /** Notes what was done with a message; null if there is none with this id. */
  async mark(id: string, { isRead, isDone }: MessageState): Promise<InboxMessage | null> {
    const position = positionOf(id);
    return this.db.transaction().execute(async (db) => {
      const read = () =>
        this.columns(this.found('', 'all', db))
          .where('contact_message.position', '=', position)
          .executeTakeFirst();
      const row = await read();
      if (row === undefined) return null;
      const state = {
        is_read: Number(isRead ?? row.is_read === 1),
        is_done: Number(isDone ?? row.is_done === 1),
      };
      await db
        .insertInto('inbox_state')
        .values({ position, ...state })
        .onConflict((conflict) => conflict.column('position').doUpdateSet(state))
        .execute();
      return this.message({ ...row, ...state });
    });
  }

  /** Deletes a message for good; false if there is none with this id. */
  async remove(id: string): Promise<boolean> {
    return (await deleteMessages(this.db, [positionOf(id)], this.now())) === 1;
  }

  private found(words: string, state: InboxQuery['state'], db = this.db) {
    let found = db
      .selectFrom('contact_message')
      .leftJoin('inbox_state', 'inbox_state.position', 'contact_message.position')
      .leftJoin('inbox_forwarding', 'inbox_forwarding.position', 'contact_message.position');
    if (state === 'unread') found = found.where(sql<boolean>`coalesce(is_read, 0) = 0`);
    if (state === 'open') found = found.where(sql<boolean>`coalesce(is_done, 0) = 0`);
    if (state === 'done') found = found.where('is_done', '=', 1);
    const sought = words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    for (const word of sought) found = found.where(hasWord(word));
    return found;
  }

  private columns(found: ReturnType<Inbox['found']>) {
    return found
      .select(['contact_message.position', 'payload', 'received_at', 'is_read', 'is_done'])
      .select('inbox_forwarding.state as forwarding')
      .orderBy('contact_message.position', 'desc');
  }

  private message(row: Row): InboxMessage {
    const { firstName, emailid, contactno, message } = JSON.parse(row.payload) as ContactPayload;
    return {
      id: String(row.position),
      receivedAt: row.received_at,
      ...{ name: firstName, email: emailid, phone: contactno, text: message },
      isRead: row.is_read === 1,
      isDone: row.is_done === 1,
      deletedAt: monthsLater(new Date(row.received_at), this.months).toISOString(),
      forwarding: row.forwarding,
    };
  }
}

interface Row {
  readonly position: number;
  readonly payload: string;
  readonly received_at: string;
  readonly is_read: number | null;
  readonly is_done: number | null;
  readonly forwarding: Forwarding | null;
}

/** Messages are known to the desk by their order of arrival, which is never given twice. */
const positionOf = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
