import type { Database } from '../database/tables.ts';
import type { Log } from '../logs/log.ts';
import { MessageStore } from '../messages/store.ts';
import { Forwarder } from './forwarding/forwarder.ts';
import { queueMessage } from './forwarding/queue.ts';
import { Inbox } from './inbox.ts';
import type { InboxSettings } from './inbox-settings.ts';
import { deleteDaily } from './retention.ts';

/** Received messages, from being stored to being deleted. */
export interface MessageDesk {
  readonly messages: MessageStore;
  readonly inbox: Inbox;
  /** Ends the background work. */
  readonly stop: () => Promise<void>;
}

/** Starts to keep messages, to send them on and to delete them in time. */
export async function openMessageDesk(
  db: Database,
  { months, forwardTo }: InboxSettings,
  now: () => Date,
  log: Log,
): Promise<MessageDesk> {
  const stopDeleting = await deleteDaily(db, months, now, log);
  const forwarder = forwardTo === null ? null : new Forwarder(db, forwardTo, now, log);
  const messages =
    forwarder === null
      ? new MessageStore(db)
      : new MessageStore(db, { alongside: queueMessage, afterwards: () => forwarder.wake() });
  forwarder?.wake();
  return {
    messages,
    inbox: new Inbox(db, months, now),
    stop: async () => {
      stopDeleting();
      await forwarder?.stop();
    },
  };
}
