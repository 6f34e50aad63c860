import type { ContactEntries } from '#core/contract/contact-entries.ts';
import { type ContactPayload, contactMessage, toContactPayload } from '#core/contract/contact-message.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { sessionId } from '../../data/session-id.ts';

/** A contact message and the id it travels under. */
export interface OutgoingMessage {
  readonly id: string;
  readonly payload: ContactPayload;
}

/**
 * The entries as a message. The same entries sent again are the same message, changed ones a new one
 * (decision Q-19): a lost answer can then be asked for once more, and nothing is stored twice.
 *
 * @param last what the form tried to send before, null after it was emptied
 */
export function outgoingMessage(entries: ContactEntries, last: OutgoingMessage | null): OutgoingMessage {
  if (last !== null) {
    const again = toContactPayload(entries, last.payload.sessionid);
    if (contactMessage.fields.every((field) => again[field] === last.payload[field])) return last;
  }
  return { id: crypto.randomUUID(), payload: toContactPayload(entries, sessionId()) };
}

/** A message as the device has kept it; null where the record is not one. */
export function readOutgoing(id: string, payload: unknown): OutgoingMessage | null {
  return isContactPayload(payload) ? { id, payload } : null;
}

/** What was written, by the names of the form's fields. */
export function entriesOf({ payload }: OutgoingMessage): ContactEntries {
  const { firstName, emailid, contactno, message } = payload;
  return { name: firstName, email: emailid, phone: contactno, message };
}

function isContactPayload(payload: unknown): payload is ContactPayload {
  return isRecord(payload) && contactMessage.fields.every((field) => typeof payload[field] === 'string');
}
