import { type ContactEntries, checkContactEntries } from '#core/contract/entities/contact-entries.ts';
import { toContactPayload } from '#core/contract/entities/contact-message.ts';
import { type DraftEntries, TRIED_ID } from '../../../data/outbox/draft.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** A text that was typed and not sent. */
export interface ContactDraft {
  readonly entries: ContactEntries;
  /** The id of the message in the outbox that was being edited. */
  readonly replaces?: string | undefined;
  /** Set if these entries were submitted before: sent again, they are the same message (reading Q-19). */
  readonly tried?: OutgoingMessage | undefined;
}

/** Turns a draft into the form in which the device stores it. */
export function writeDraft({ entries, replaces, tried }: ContactDraft): DraftEntries {
  return {
    ...entries,
    ...(replaces !== undefined && { replaces }),
    ...(tried !== undefined && { [TRIED_ID]: tried.id, triedSession: tried.payload.sessionid }),
  };
}

/** Reads a stored draft; missing entries are empty. */
export function readDraft({
  replaces,
  [TRIED_ID]: triedId,
  triedSession,
  ...kept
}: DraftEntries): ContactDraft {
  const { name = '', email = '', phone = '', message = '' } = kept;
  const entries = { name, email, phone, message };
  const check = checkContactEntries(entries);
  const tried =
    triedId !== undefined && triedSession !== undefined && check.isGood
      ? { id: triedId, payload: toContactPayload(check.entries, triedSession) }
      : undefined;
  return { entries, replaces, tried };
}
