import type { ContactEntries } from '#core/contract/entities/contact-entries.ts';
import {
  type ContactPayload,
  contactMessage,
  toContactPayload,
} from '#core/contract/entities/contact-message.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { sessionId } from '../../../data/visit/session-id.ts';

/** A contact message and its id. */
export interface OutgoingMessage {
  readonly id: string;
  readonly payload: ContactPayload;
}

/** A message from the outbox that is being edited, and its entries in the form. */
export interface EditedMessage {
  readonly message: OutgoingMessage;
  readonly entries: ContactEntries;
  /** Set if these entries were submitted before. */
  readonly tried?: OutgoingMessage | undefined;
}

/**
 * Makes a message of the entries. The same entries are the same message again, changed entries a new one (reading Q-19):
 * after a lost response the message can be sent again without being stored twice.
 *
 * @param last the message submitted before, null after the form was emptied
 */
export function outgoingMessage(entries: ContactEntries, last: OutgoingMessage | null): OutgoingMessage {
  if (last !== null && isSaidBy(last, entries)) return last;
  return { id: crypto.randomUUID(), payload: toContactPayload(entries, sessionId()) };
}

/** Whether a message consists of exactly these entries. */
export function isSaidBy({ payload }: OutgoingMessage, entries: ContactEntries): boolean {
  const again = toContactPayload(entries, payload.sessionid);
  return contactMessage.fields.every((field) => again[field] === payload[field]);
}

/** Reads a stored message; null if the record is not one. */
export function readOutgoing(id: string, payload: unknown): OutgoingMessage | null {
  return isContactPayload(payload) ? { id, payload } : null;
}

/** The entries of a message, by the names of the form's fields. */
export function entriesOf({ payload }: OutgoingMessage): ContactEntries {
  const { firstName, emailid, contactno, message } = payload;
  return { name: firstName, email: emailid, phone: contactno, message };
}

/** A stored message for the form, with the entries of its draft if there is one; null if it cannot be read. */
export function toEdited(id: string, payload: unknown, entries?: ContactEntries): EditedMessage | null {
  const message = readOutgoing(id, payload);
  return message === null ? null : { message, entries: entries ?? entriesOf(message) };
}

/** The text of a stored message, to show it; null if it cannot be read. */
export function writtenIn(payload: unknown): string | null {
  return isContactPayload(payload) ? payload.message : null;
}

function isContactPayload(payload: unknown): payload is ContactPayload {
  return isRecord(payload) && contactMessage.fields.every((field) => typeof payload[field] === 'string');
}
