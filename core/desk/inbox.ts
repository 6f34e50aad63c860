/** A message of a visitor; `GET /messages?q=&state=unread|open|done|all&from=0&count=25`, newest first. */
export interface InboxMessage {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
  readonly isRead: boolean;
  readonly isDone: boolean;
  /** ISO 8601 in UTC: when it is deleted by itself. */
  readonly deletedAt: string;
  /** What became of sending it on; null: this server sends nothing on. */
  readonly forwarding: Forwarding | null;
}

/** `failed`: given up after some days, so only the desk has it. */
export type Forwarding = 'sent' | 'waiting' | 'failed';

export interface InboxList {
  readonly messages: readonly InboxMessage[];
  readonly total: number;
  readonly unread: number;
  /** Of all messages: those that could not be sent on yet, and those that were given up. */
  readonly notSentOn: { readonly waiting: number; readonly failed: number };
}

/** `PUT /messages/:id`. `DELETE /messages/:id` deletes for good; `GET /messages.csv` exports. */
export interface MessageState {
  readonly isRead?: boolean;
  readonly isDone?: boolean;
}
