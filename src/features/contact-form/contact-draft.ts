import type { ContactEntries } from '#core/contract/contact-entries.ts';
import type { DraftEntries } from '../../data/draft.ts';

/** What was typed and not sent. */
export interface ContactDraft {
  readonly entries: ContactEntries;
  /** The id of the kept message that was being changed. */
  readonly replaces?: string | undefined;
}

/** A draft as the device keeps it. */
export function writeDraft({ entries, replaces }: ContactDraft): DraftEntries {
  return replaces === undefined ? { ...entries } : { ...entries, replaces };
}

/** A draft as the device has kept it; what is missing in it is empty. */
export function readDraft({ replaces, ...kept }: DraftEntries): ContactDraft {
  const { name = '', email = '', phone = '', message = '' } = kept;
  return { entries: { name, email, phone, message }, replaces };
}
