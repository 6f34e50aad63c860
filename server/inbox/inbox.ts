import { sql } from 'kysely';
import type { ContactPayload } from '#core/contract/entities/contact-message.ts';
import type { Forwarding, InboxList, InboxMessage, MessageState } from '#core/desk/inbox.ts';
import type { Database } from '../database/tables.ts';
import { deleteMessages } from './delete-messages.ts';
import { positionsWith, soughtWords } from './find-words.ts';
import { countNotSent } from './forwarding/queue.ts';
import { monthsLater } from './months-later.ts';

export const INBOX_STATES = ['all', 'unread', 'open', 'done'] as const;

/** Messages that are searched before others have their turn. */
const AT_ONCE = 500;

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
    const { total, rows } = await this.part(soughtWords(words), state, from, count);
    const { unread } = await this.found('unread')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .executeTakeFirstOrThrow();
    const notSentOn = await countNotSent(this.db);
    return { messages: rows.map((row) => this.message(row)), total, unread, notSentOn };
  }

  /** Returns all messages, newest first. */
  async all(): Promise<InboxMessage[]> {
    const rows = await this.columns(this.found('all')).execute();
    return rows.map((row) => this.message(row));
  }

  /** Notes what was done with a message; null if there is none with this id. */
  async mark(id: string, { isRead, isDone }: MessageState): Promise<InboxMessage | null> {
    const position = positionOf(id);
    return this.db.transaction().execute(async (db) => {
      const read = () =>
        this.columns(this.found('all', db))
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

  private async part(words: readonly string[], state: InboxQuery['state'], from: number, count: number) {
    const found = this.found(state);
    if (words.length === 0) {
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { total, rows: await this.columns(found).limit(count).offset(from).execute() };
    }
    // Neither database can ignore accents, so the words are matched here.
    const positions = await positionsWith(words, (after) => {
      const rest = after === null ? found : found.where('contact_message.position', '<', after);
      return this.columns(rest).limit(AT_ONCE).execute();
    });
    const shown = positions.slice(from, from + count);
    const rows =
      shown.length === 0
        ? []
        : await this.columns(found.where('contact_message.position', 'in', shown)).execute();
    return { total: positions.length, rows };
  }

  private found(state: InboxQuery['state'], db = this.db) {
    let found = db
      .selectFrom('contact_message')
      .leftJoin('inbox_state', 'inbox_state.position', 'contact_message.position')
      .leftJoin('inbox_forwarding', 'inbox_forwarding.position', 'contact_message.position');
    if (state === 'unread') found = found.where(sql<boolean>`coalesce(is_read, 0) = 0`);
    if (state === 'open') found = found.where(sql<boolean>`coalesce(is_done, 0) = 0`);
    if (state === 'done') found = found.where('is_done', '=', 1);
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
