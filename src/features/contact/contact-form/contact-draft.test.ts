import { expect, it } from 'vitest';
import { readDraft, writeDraft } from './contact-draft.ts';
import { outgoingMessage } from './outgoing-message.ts';

const full = { name: 'Ada', email: 'ada@example.org', phone: '12', message: ' line\n' };
const entries = { name: 'Ada', email: '', phone: '12', message: ' line\n' };

it('a draft comes back as it was typed, with the message it was changing', () => {
  expect(readDraft(writeDraft({ entries }))).toEqual({ entries });
  expect(readDraft(writeDraft({ entries, replaces: 'a' }))).toEqual({ entries, replaces: 'a' });
  const tried = outgoingMessage(full, null);
  expect(readDraft(writeDraft({ entries: full, tried }))).toEqual({ entries: full, tried });
  expect(readDraft({ name: 'Ada' }).entries).toEqual({ name: 'Ada', email: '', phone: '', message: '' });
});
