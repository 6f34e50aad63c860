import type { ContactEntries } from '#core/contract/entities/contact-entries.ts';
import {
  type ContactPayload,
  contactMessage,
  toContactPayload,
} from '#core/contract/entities/contact-message.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { sessionId } from '../../../data/visit/session-id.ts';

/** A contact message and the id it travels under. */
export interface OutgoingMessage {
  readonly id: string;
  readonly payload: ContactPayload;
}

/** A kept message that is being changed, and what stands in the form in its place. */
export interface EditedMessage {
  readonly message: OutgoingMessage;
  readonly entries: ContactEntries;
  /** These entries as they were tried to be sent; nothing where they were not. */
  readonly tried?: OutgoingMessage | undefined;
}

/**
 * The entries as a message. The same entries sent again are the same message, changed ones a new one
 * (decision Q-19): a lost answer can then be asked for once more, and nothing is stored twice.
 *
 * @param last what the form tried to send before, null after it was emptied
 */
export function outgoingMessage(entries: ContactEntries, last: OutgoingMessage | null): OutgoingMessage {
  if (last !== null && isSaidBy(last, entries)) return last;
  return { id: crypto.randomUUID(), payload: toContactPayload(entries, sessionId()) };
}

/** Whether a message holds these entries and no others. */
export function isSaidBy({ payload }: OutgoingMessage, entries: ContactEntries): boolean {
  const again = toContactPayload(entries, payload.sessionid);
  return contactMessage.fields.every((field) => again[field] === payload[field]);
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

/** A kept message for the form, with other entries where a draft of it was kept; null where it cannot be read. */
export function toEdited(id: string, payload: unknown, entries?: ContactEntries): EditedMessage | null {
  const message = readOutgoing(id, payload);
  return message === null ? null : { message, entries: entries ?? entriesOf(message) };
}

/** The text of a kept message, for showing it; null where it cannot be read. */
export function writtenIn(payload: unknown): string | null {
  return isContactPayload(payload) ? payload.message : null;
}

function isContactPayload(payload: unknown): payload is ContactPayload {
  return isRecord(payload) && contactMessage.fields.every((field) => typeof payload[field] === 'string');
}
